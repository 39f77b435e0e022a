import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pressActions, type RemoteBrowser, throughJson } from "./remote-browser.js";

/** Its window takes so many milliseconds to be as large as it was told to be. */
const A_MOMENT = 300;

/** Starts WebKitGTK's small browser on a screen of its own, driven by WebDriver; its driver knows no BiDi. */
export async function startWebKit(where: {
  readonly driver: string;
  readonly screen: string;
}): Promise<RemoteBrowser> {
  const home = mkdtempSync(join(tmpdir(), "tetrarch-webkit-"));
  const screen = spawn(
    where.screen,
    ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const driver = spawn(where.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, HOME: home, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const end = async () => {
    for (const program of [driver, screen]) {
      const ended = program.exitCode === null ? once(program, "exit") : undefined;
      program.kill();
      await ended;
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await listens(port);
    const { sessionId, capabilities } = await send(port, "POST", "/session", {
      capabilities: { alwaysMatch: {} },
    });
    return windowOf(port, `/session/${sessionId}`, `WebKitGTK ${capabilities.browserVersion}`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function windowOf(port: number, session: string, name: string, end: () => Promise<void>): RemoteBrowser {
  const post = (path: string, body: object) => send(port, "POST", `${session}${path}`, body);
  const call: RemoteBrowser["call"] = async (source, argument) => {
    const script = `const [json, done] = arguments;
      (${throughJson(source)})(json).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await post("/execute/async", { script, args: [argument] });
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    name,
    call,
    async goTo(url) {
      // The driver takes another place of the page that is open for another page, and waits for it to load.
      await post("/url", { url });
    },
    async reload() {
      await post("/refresh", {});
    },
    async press(at, pointer) {
      await post("/actions", { actions: pressActions(at, pointer) });
    },
    async resize(width, height) {
      const inside = async (): Promise<readonly [number, number]> =>
        JSON.parse(await call("() => [innerWidth, innerHeight]", "null"));
      await post("/window/rect", { width, height });
      // The window has a frame of its own, of a size that is known only when it has become so large.
      await setTimeout(A_MOMENT);
      const [innerWidth, innerHeight] = await inside();
      await post("/window/rect", { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
      await setTimeout(A_MOMENT);
    },
    async picture() {
      return Buffer.from(await send(port, "GET", `${session}/screenshot`), "base64");
    },
    async close() {
      await send(port, "DELETE", session);
      await end();
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: of what shape an answer is, the command decides
async function send(port: number, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { readonly value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === "object" ? address.port : 0;
}

/** Waits until the driver answers. */
async function listens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(100);
  }
  throw new Error("WebKit's driver does not answer");
}
