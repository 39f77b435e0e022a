import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { seededRandom } from "@tetrarch/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf, isLong } from "../../../testing/counts.js";
import { ask, FILES, LONG_FILE, SECRET, type Served, sendRaw, serveFiles } from "./served.js";

let served: Served;
beforeAll(async () => {
  served = await serveFiles();
});
afterAll(() => served.close());

/** What a target may be made of. */
const PIECES = [
  ..."/\\.%?#:@&=+;,~*|<>\"'`",
  "..",
  "//",
  "/../",
  "%2e",
  "%2F",
  "%5c",
  "%00",
  "%",
  "%zz",
  "%c0%af",
  "%E2%82",
  "%25",
  "%0d%0a",
  "a".repeat(300),
  "b/".repeat(2000),
  "secret.txt",
  ".secret",
  "app-beside",
  "assets",
  "/index.html",
  "/mark.svg",
  "/assets/app-1a2b.js",
  "http://",
  "http://localhost",
  "http://[::1",
  "file://",
  "CON",
  "C:",
  "[object Object]",
  "__proto__",
];
/** What no request is made of. */
const RUBBISH = [" ", "\t", "\u0000", "\u007f", "\r", "\n", "\r\n\r\n", "é", "c".repeat(20_000)];
const METHODS = ["HEAD", "POST", "CONNECT", "OPTIONS", "get", "", "GET GET", "\u0016\u0003\u0001"];
const VERSIONS = ["HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "HTTP/1.1 x"];
const HEADERS = [
  "range: bytes=0-",
  "range: bytes=-1",
  "range: bytes=5-2",
  "range: bytes=0-0,2-3,9-",
  "range: bytes=99999999999999999999-",
  "range: elephants=1-2",
  "if-none-match: *",
  'if-none-match: "',
  "if-match: none",
  "if-match: *",
  "if-modified-since: yesterday",
  "if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT",
  'if-range: W/"x"',
  "content-length: 5",
  "expect: 100-continue",
  "upgrade: websocket\r\nconnection: upgrade",
  "host: tetrarch.example",
];
const BAD_HEADERS = [
  "content-length: -5",
  "transfer-encoding: chunked\r\ncontent-length: 5",
  "expect: much",
  "accept-encoding: \u0001",
  "no colon",
  `long: ${"d".repeat(20_000)}`,
];
const files = Object.values(FILES);

/** What an answer to no matter what may be. */
function expectDecent(reply: Awaited<ReturnType<typeof sendRaw>>, request: string): void {
  // A connection may be closed without a word only on who asked for a tunnel.
  if (!reply) {
    expect(request).toMatch(/^CONNECT /);
    return;
  }
  expect([200, 206, 304, 400, 403, 404, 405, 412, 416, 417, 421, 431], request).toContain(reply.status);
  expect(reply.body.includes(SECRET), request).toBe(false);
  if (reply.body.length === 0 || reply.status >= 300) return;
  const isPart = reply.status === 206;
  const ours = files.some((file) => (isPart ? file.includes(reply.body) : file.equals(reply.body)));
  expect(ours, request).toBe(true);
}

test("hostile requests neither end the server, nor make it hang, nor get what is not the app", async () => {
  const random = seededRandom(9);
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] =>
    Array.from({ length: random(most + 1) }, () => one(list));
  /** One of these in so many times, else the usual. */
  const seldom = (times: number, list: readonly string[], usual: string) =>
    random(times) === 0 ? one(list) : usual;
  const requestOf = () => {
    const path = `${some(PIECES, 5).join("")}${seldom(8, RUBBISH, "")}`;
    const target = `${seldom(4, PIECES, "/")}${path}`;
    const head = `${seldom(6, METHODS, "GET")} ${target} ${seldom(10, VERSIONS, "HTTP/1.1")}`;
    const host = `host: ${seldom(10, ["tetrarch.example", ""], `localhost:${served.port}`)}`;
    const more = [...some(HEADERS, 2), seldom(10, BAD_HEADERS, "accept: *")];
    return [head, host, "connection: close", ...more, "", ""].join("\r\n");
  };
  const total = countOf(50_000);
  const counts: Record<string, number> = {};
  for (let count = 0; count < total; count += 20) {
    const requests = Array.from({ length: 20 }, requestOf);
    const replies = await Promise.all(requests.map((request) => sendRaw(served.port, Buffer.from(request))));
    replies.forEach((reply, index) => {
      expectDecent(reply, requests[index] ?? "");
      counts[reply?.status ?? "closed"] = (counts[reply?.status ?? "closed"] ?? 0) + 1;
    });
    expect(served.ended()).toBeUndefined();
  }
  console.log(`hostile requests: ${total}, answers: ${JSON.stringify(counts)}`);
  for (const status of [200, 400, 403, 404, 405, 421]) expect(counts[status]).toBeGreaterThan(0);
  expect((await ask(served.port, "/")).status).toBe(200);
});

test("connections that are begun and left, or reset, neither end the server nor leave anything open", async () => {
  const before = process.platform === "linux" ? served.descriptors() : 0;
  const whole = `GET ${LONG_FILE} HTTP/1.1\r\nhost: localhost:${served.port}\r\n\r\n`;
  const sockets: Socket[] = [];
  for (let length = 0; length <= whole.length; length += isLong ? 1 : 7) {
    const socket = connect(served.port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(whole.slice(0, length));
    sockets.push(socket);
    if (length % 3 === 0) socket.end();
  }
  expect((await ask(served.port, "/")).status).toBe(200);
  for (const socket of sockets) socket.resetAndDestroy();
  if (process.platform === "linux") {
    await expect.poll(() => served.descriptors()).toBeLessThanOrEqual(before);
  }
  expect((await ask(served.port, "/")).status).toBe(200);
  expect(served.ended()).toBeUndefined();
});

test.skipIf(process.platform !== "linux")("a download that is broken off leaves nothing open", async () => {
  await ask(served.port, "/");
  const before = served.descriptors();
  const breakOff = async () => {
    const socket = connect(served.port, "127.0.0.1");
    socket.write(`GET ${LONG_FILE} HTTP/1.1\r\nhost: localhost:${served.port}\r\n\r\n`);
    await once(socket, "data");
    socket.resetAndDestroy();
  };
  for (let count = 0; count < 200; count += 20) await Promise.all(Array.from({ length: 20 }, breakOff));
  await expect.poll(() => served.descriptors()).toBeLessThanOrEqual(before);
});
