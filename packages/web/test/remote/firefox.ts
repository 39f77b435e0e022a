import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { pressActions, type RemoteBrowser, throughJson } from "./remote-browser.js";

/** Nothing is looked up anywhere, and fingers are known. */
const SETTINGS: Readonly<Record<string, boolean | number | string>> = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.downloads.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.w3c_touch_events.enabled": 1,
  "media.autoplay.default": 0,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.enabled": false,
};

/** Where Firefox says that it can be driven. */
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Starts Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<RemoteBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "tetrarch-firefox-"));
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const program = spawn(path, args, {
    // What it keeps beside its profile belongs to the test, too.
    env: { ...process.env, HOME: profile },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const connection = await Connection.open(`${await addressOf(program)}/session`);
  const { capabilities } = await connection.send("session.new", { capabilities: {} });
  const { contexts } = await connection.send("browsingContext.getTree", {});
  const context: string = contexts[0].context;
  const { send } = connection;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async goTo(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    async call(source, argument) {
      const { type, result, exceptionDetails } = await send("script.callFunction", {
        functionDeclaration: throughJson(source),
        arguments: [{ type: "string", value: argument }],
        awaitPromise: true,
        target: { context },
      });
      if (type !== "success") throw new Error(exceptionDetails.text);
      return result.value;
    },
    async press(at, pointer) {
      await send("input.performActions", { context, actions: pressActions(at, pointer) });
    },
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async picture() {
      const { data } = await send("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      const ended = program.exitCode === null ? once(program, "exit") : undefined;
      await send("browser.close", {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf({ stderr, exitCode }: ChildProcess): Promise<string> {
  let said = "";
  for await (const part of stderr ?? []) {
    said += part;
    const [, address] = LISTENS.exec(said) ?? [];
    if (address !== undefined) {
      // What it says from now on is not waited for, but must not fill the pipe.
      stderr?.resume();
      return address;
    }
  }
  throw new Error(`Firefox has ended with ${exitCode}: ${said}`);
}

/** An answer of the browser: of what shape, the command decides. */
// biome-ignore lint/suspicious/noExplicitAny: the protocol's own types would be longer than this file
type Answer = any;

/** Commands to the browser, and its answers. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #number = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => this.#hear(JSON.parse(String(data))));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("the browser is gone"));
    });
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await once(socket, "open");
    return new Connection(socket);
  }

  readonly send = (method: string, params: object): Promise<Answer> => {
    const id = ++this.#number;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  };

  #hear({ id, type, result, error, message }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === "error") waiting?.reject(new Error(`${error}: ${message}`));
    else waiting?.resolve(result);
  }
}
