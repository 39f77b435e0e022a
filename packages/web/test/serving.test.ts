import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS, serve, serveFrom } from "../serve.mjs";
import { FILES, LONG_FILE, SECRET, type Served, sendRaw, ask as sendTo, serveFiles } from "./served.js";

let served: Served;
beforeAll(async () => {
  served = await serveFiles();
});
afterAll(() => served.close());

const ask = (target: string, options?: Parameters<typeof sendTo>[2]) => sendTo(served.port, target, options);

describe("what is there", () => {
  test.each([
    ["/", "/index.html", "text/html; charset=utf-8", "no-cache"],
    ["/index.html?once#twice", "/index.html", "text/html; charset=utf-8", "no-cache"],
    ["/mark.svg", "/mark.svg", "image/svg+xml", "no-cache"],
    ["/sw.js", "/sw.js", "text/javascript; charset=utf-8", "no-cache"],
    [
      "/manifest.webmanifest",
      "/manifest.webmanifest",
      "application/manifest+json; charset=utf-8",
      "no-cache",
    ],
    ["/facts.json", "/facts.json", "application/json; charset=utf-8", "no-cache"],
    ["/assets/app-1a2b.js", "/assets/app-1a2b.js", "text/javascript; charset=utf-8", "immutable"],
    ["/assets/app-3c4d.css", "/assets/app-3c4d.css", "text/css; charset=utf-8", "immutable"],
    ["/assets/letters-5e6f.woff", "/assets/letters-5e6f.woff", "font/woff", "immutable"],
    ["/assets/letters-7a8b.woff2", "/assets/letters-7a8b.woff2", "font/woff2", "immutable"],
    ["/assets/a%20b%25c-9c0d.txt", "/assets/a b%c-9c0d.txt", "text/plain; charset=utf-8", "immutable"],
    [LONG_FILE, LONG_FILE, "application/octet-stream", "immutable"],
  ])("%s comes whole, with its type and its time to live", async (target, file, type, kept) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBe(200);
    expect(body.equals(FILES[file] ?? Buffer.alloc(0))).toBe(true);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(
      kept === "immutable" ? "public, max-age=31536000, immutable" : kept,
    );
  });

  test("HEAD tells the same and sends nothing", async () => {
    const { status, headers, body } = await ask("/mark.svg", { method: "HEAD" });
    expect([status, headers["content-length"], body.length]).toEqual([200, "41", 0]);
  });

  test("what has not changed is not sent again, and a part is sent alone", async () => {
    const { etag = "" } = (await ask("/mark.svg")).headers;
    const again = await ask("/mark.svg", { headers: { "if-none-match": etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const part = await ask("/mark.svg", { headers: { range: "bytes=1-3" } });
    expect([part.status, String(part.body), part.headers["content-range"]]).toEqual([
      206,
      "svg",
      "bytes 1-3/41",
    ]);
    const beyond = await ask("/mark.svg", { headers: { range: "bytes=100-" } });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */41"]);
  });

  test("the server may be named in the target", async () => {
    const { status, body } = await ask(`http://localhost:${served.port}/mark.svg`);
    expect([status, body]).toEqual([200, FILES["/mark.svg"]]);
  });
});

describe("what is refused", () => {
  test.each([
    ["a name of 300 letters", `/${"a".repeat(300)}`, 404],
    ["a name that is not there", "/nothing", 404],
    ["a folder", "/assets", 404],
    ["a folder with its slash", "/assets/", 404],
    ["a file as a folder", "/mark.svg/", 404],
    ["a hidden file", "/.secret", 404],
    ["a hidden file in a folder", "/assets/.secret", 404],
    ["a step out of the folder", "/../secret.txt", 403],
    ["an encoded step out", "/%2e%2e/secret.txt", 403],
    ["an encoded slash", "/assets/..%2f..%2fsecret.txt", 403],
    ["a folder beside, of a similar name", "/../app-beside/secret.txt", 403],
    ["a zero byte", "/mark.svg%00", 400],
    ["an address that cannot be decoded", "/%E0%A4%A", 400],
    ["an asterisk", "*", 400],
    ["another scheme", "file:///etc/passwd", 400],
  ])("%s", async (_, target, expected) => {
    const { status, body } = await ask(target);
    expect([status, body.includes(SECRET)]).toEqual([expected, false]);
    expect(served.ended()).toBeUndefined();
  });

  test("what a link in the folder leads to outside of it; what it leads to inside is served", async () => {
    const { app, port, close } = await serveFiles();
    const beside = join(app, "..");
    symlinkSync(beside, join(app, "out"));
    symlinkSync("/etc", join(app, "etc"));
    symlinkSync(join(beside, "secret.txt"), join(app, "assets", "leak-1a2b.txt"));
    mkdirSync(join(app, "sub"));
    symlinkSync(join(beside, "secret.txt"), join(app, "sub", "index.html"));
    symlinkSync(join(app, "mark.svg"), join(app, "also.svg"));
    symlinkSync("assets", join(app, "more"));
    const targets = [
      "/out/secret.txt",
      "/%6fut/app-beside/secret.txt",
      "/assets/leak-1a2b.txt",
      "/more/leak-1a2b.txt",
      "/sub/",
      "/etc/hosts",
    ];
    for (const target of targets) {
      const { status, body } = await sendTo(port, target);
      expect([status, String(body)], target).toEqual([403, "403 Forbidden\n"]);
    }
    expect((await sendTo(port, "/also.svg")).body).toEqual(FILES["/mark.svg"]);
    expect((await sendTo(port, "/more/app-1a2b.js")).body).toEqual(FILES["/assets/app-1a2b.js"]);
    await close();
  });

  test("an app that lies behind a link is served", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tetrarch-link-"));
    const link = join(folder, "app");
    symlinkSync(served.app, link);
    const { address, close } = await serve(0, link);
    expect((await sendTo(Number(new URL(address).port), "/mark.svg")).body).toEqual(FILES["/mark.svg"]);
    await close();
    rmSync(folder, { recursive: true });
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "PROPFIND"])("%s", async (method) => {
    const { status, headers } = await ask("/", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("whoever comes by another name, as after DNS rebinding", async () => {
    const { port } = served;
    for (const name of ["localhost", "127.0.0.1", "[::1]", "LOCALHOST"]) {
      expect((await ask("/", { host: `${name}:${port}` })).status, name).toBe(200);
    }
    const foreign = [
      `tetrarch.example:${port}`,
      "localhost",
      `localhost:${port + 1}`,
      `localhost.example:${port}`,
      `a@localhost:${port}`,
      "",
    ];
    for (const host of foreign) {
      const { status, body } = await ask("/", { host });
      expect([status, String(body)], host).toEqual([
        421,
        `421 Misdirected Request: this server is http://localhost:${port}/\n`,
      ]);
    }
    expect((await ask("http://tetrarch.example/")).status).toBe(421);
    const nameless = await sendRaw(port, "GET / HTTP/1.0\r\n\r\n");
    expect(nameless?.status).toBe(421);
  });
});

test("every answer says that the app trusts nothing but itself", async () => {
  const answers = await Promise.all([
    ask("/"),
    ask("/assets/app-1a2b.js"),
    ask("/mark.svg", { headers: { range: "bytes=100-" } }),
    ask("/nothing"),
    ask("/", { method: "POST" }),
    ask("/", { host: "tetrarch.example" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 416, 404, 405, 421]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
    });
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|data:|\*|http/);
  }
  // What is not there may be there tomorrow.
  expect(answers.slice(2).map(({ headers }) => headers["cache-control"])).toEqual(Array(4).fill("no-store"));
});

describe("limits", () => {
  const silent = async (port: number, bytes: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(bytes);
    return socket;
  };

  test("a connection whose request does not come to an end is closed", async () => {
    const { address, close } = await serve(0, served.app, { ...LIMITS, headers: 200 });
    const port = Number(new URL(address).port);
    for (const bytes of ["", "GET / HTTP/1.1\r\n", `GET / HTTP/1.1\r\nhost: localhost:${port}\r\nlong: `]) {
      const socket = await silent(port, bytes);
      // It is read to its end, or it would not be told.
      socket.resume();
      await new Promise((resolve) => socket.on("close", resolve));
    }
    expect((await sendTo(port, "/mark.svg")).status).toBe(200);
    await close();
    expect(LIMITS.headers).toBe(10_000);
  });

  test("one connection more than there may be is closed at once, and others come when some have gone", async () => {
    const { address, close } = await serve(0, served.app, { ...LIMITS, connections: 3 });
    const port = Number(new URL(address).port);
    const sockets = await Promise.all([1, 2, 3].map(() => silent(port, "GET ")));
    const refused = await silent(port, `GET /mark.svg HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    let heard = "";
    refused.on("data", (data) => {
      heard += data;
    });
    // It may be reset: `once` would take that for a failure.
    await new Promise((resolve) => refused.on("close", resolve));
    expect(heard).toBe("");
    sockets[0]?.destroy();
    await expect
      .poll(() =>
        sendTo(port, "/mark.svg").then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    for (const socket of sockets) socket.destroy();
    await close();
  });
});

describe("a start that fails says why", () => {
  test("when the app is not built", async () => {
    const empty = mkdtempSync(`${tmpdir()}/tetrarch-empty-`);
    await expect(serve(0, empty)).rejects.toThrow("the web app is not built: npm run build");
    rmSync(empty, { recursive: true });
  });

  test("when no port is free, and takes the next where one is", async () => {
    const [first, second] = [createServer(), createServer()];
    try {
      const taken = await takeTwo(first, second);
      await expect(serveFrom(taken, 1)).rejects.toThrow(
        `the ports ${taken} to ${taken + 1} are taken by other programs: end one of them`,
      );
      second.close();
      await once(second, "close");
      const { address, close } = await serveFrom(taken, 1);
      expect(address).toBe(`http://localhost:${taken + 1}/`);
      await close();
    } finally {
      first.close();
      second.close();
    }
  });
});

/** Takes two ports side by side; the number of the first. */
async function takeTwo(
  first: ReturnType<typeof createServer>,
  second: ReturnType<typeof createServer>,
): Promise<number> {
  const listen = async (server: typeof first, port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  for (;;) {
    const port = await listen(first, 0);
    try {
      await listen(second, port + 1);
      return port;
    } catch {
      first.close();
      await once(first, "close");
    }
  }
}
