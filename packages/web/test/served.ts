import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const SECRET = "nothing outside the app may be read";
/** Too long for what a socket holds when nobody reads. */
export const LONG_FILE = "/assets/long-1f2e.bin";

/** An app of a few files, with what must not be served beside and in it. */
export const FILES: Readonly<Record<string, Buffer>> = {
  "/index.html": Buffer.from("<!doctype html><title>An app</title>"),
  "/mark.svg": Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  "/assets/app-1a2b.js": Buffer.from("export {};\n".repeat(9)),
  "/assets/app-3c4d.css": Buffer.from(".app {}"),
  "/assets/letters-5e6f.woff": Buffer.from([0, 1, 2, 3]),
  "/assets/letters-7a8b.woff2": Buffer.from([4, 5, 6, 7]),
  "/sw.js": Buffer.from("self.skipWaiting();"),
  "/manifest.webmanifest": Buffer.from("{}"),
  "/facts.json": Buffer.from("{}"),
  "/assets/a b%c-9c0d.txt": Buffer.from("an odd name"),
  [LONG_FILE]: Buffer.alloc(16 << 20, "tetrarch"),
};

/** In milliseconds: a server that says nothing for so long hangs. */
const LONGEST_SILENCE = 60_000;

export interface Served {
  readonly port: number;
  /** The folder of the app. */
  readonly app: string;
  /** How the server ended, if it did: it should not. */
  readonly ended: () => string | undefined;
  /** The files, sockets and pipes that it holds open (Linux only). */
  readonly descriptors: () => number;
  close(): Promise<void>;
}

/** That app, served as `npm start` does, in a process of its own. */
export async function serveFiles(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "tetrarch-served-"));
  const app = join(folder, "app");
  mkdirSync(join(app, "assets"), { recursive: true });
  mkdirSync(join(folder, "app-beside"));
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(app, name), bytes);
  for (const name of ["secret.txt", "app-beside/secret.txt", "app/.secret", "app/assets/.secret"]) {
    writeFileSync(join(folder, name), SECRET);
  }
  const server = new URL("../serve.mjs", import.meta.url);
  const program = `
    const { serve } = await import(${JSON.stringify(server.href)});
    console.log((await serve(0, ${JSON.stringify(app)})).address);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = endOf(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (data: Buffer) => resolve(String(data)));
    child.once("exit", () => reject(new Error(`the server did not start: ${ended()}`)));
  });
  return {
    port: Number(new URL(address).port),
    app,
    ended,
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    close: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill()) await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

function endOf(child: ChildProcess): () => string | undefined {
  let output = "";
  child.stderr?.on("data", (data: Buffer) => {
    output += data;
  });
  return () =>
    child.exitCode === null && child.signalCode === null ? undefined : `${child.exitCode} ${output}`;
}

/** What came back: none where the connection was closed without a word. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends these very bytes and waits until the server closes the connection. Throws when what comes is no answer. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<Reply | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(LONGEST_SILENCE, () => {
      reject(new Error(`nothing more came for a minute after ${bytes.slice(0, 200)}`));
      socket.destroy();
    });
    socket.on("data", (part: Buffer) => parts.push(part));
    // A server that has heard enough may break off.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      try {
        resolve(replyOf(Buffer.concat(parts)));
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** Asks for this path, by the server's own name unless another is given. */
export async function ask(
  port: number,
  target: string,
  { method = "GET", host = `localhost:${port}`, headers = {} as Readonly<Record<string, string>> } = {},
): Promise<Reply> {
  const lines = Object.entries({ host, connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const reply = await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  if (!reply) throw new Error(`no answer to ${method} ${target.slice(0, 80)}`);
  return reply;
}

function replyOf(bytes: Buffer): Reply | undefined {
  if (bytes.length === 0) return undefined;
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 ([1-5]\d\d) /.exec(first)?.[1]);
  if (end < 0 || Number.isNaN(status)) throw new Error(`not an answer: ${bytes.subarray(0, 200)}`);
  // "Continue" stands before the answer itself.
  if (status === 100) return replyOf(bytes.subarray(end + 4));
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status, headers, body: bytes.subarray(end + 4) };
}
