import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { headers } from "../policy.mjs";
import { built } from "../serve.mjs";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** A name with a hash in it: what comes before, the hash, what comes after. */
const HASHED = /^(.*-)([\w-]{8})(\.\w+)$/;
const READ = new Set([".html", ".js", ".css"]);

/** A host of its own for the built app, in a folder, which can be cut off and given a new version, and tells who asks. */
export class Host {
  readonly #folder = mkdtempSync(join(tmpdir(), "tetrarch-host-"));
  readonly #server = createServer(({ url = "" }, response) => {
    const name = url.split("?", 1)[0]?.slice("/app/".length) || "index.html";
    this.requests.push(name);
    if (this.isCut || this.withheld.has(name)) return void response.destroy();
    try {
      const file = readFileSync(join(this.#folder, name));
      response.writeHead(200, { ...headers, "Content-Type": TYPES[extname(name)] ?? "font/woff" }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  /** The files that were asked for. */
  readonly requests: string[] = [];
  /** Whether it answers nobody any more. */
  isCut = false;

  /** The files that are not answered for. */
  readonly withheld = new Set<string>();

  async open(): Promise<void> {
    cpSync(built, this.#folder, { recursive: true });
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/app/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.#folder, { recursive: true });
  }

  #versions = 0;

  /** Puts another version in place of this one: all files with a hash in their names get other names. */
  putNewVersion(): void {
    const assets = join(this.#folder, "assets");
    const names = new Map(
      readdirSync(assets).map((name) => {
        const [, before = name, hash = "", after = ""] = HASHED.exec(name) ?? [];
        return [name, `${before}${[...hash].reverse().join("")}${after}`];
      }),
    );
    const renamed = (text: string) => {
      let now = text;
      for (const [from, to] of names) now = now.replaceAll(from, to);
      return now;
    };
    for (const [from, to] of names) {
      const content = readFileSync(join(assets, from));
      rmSync(join(assets, from));
      writeFileSync(join(assets, to), READ.has(extname(from)) ? renamed(String(content)) : content);
    }
    this.#versions++;
    for (const name of ["index.html", "sw.js"]) {
      const text = renamed(readFileSync(join(this.#folder, name), "utf8"));
      writeFileSync(
        join(this.#folder, name),
        text.replace(/(index\.html",revision:")\w+/, `$1another${this.#versions}`),
      );
    }
  }
}
