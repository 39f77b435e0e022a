import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { built } from "../serve.mjs";
import type { startApp } from "./app.js";

const FOLDER = "/some/where/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The built app as any host may serve it: in a folder, without a header but the type. */
export async function startInSubfolder(): ReturnType<typeof startApp> {
  const server = createServer(({ url = "" }, response) => {
    const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) || "index.html" : "";
    try {
      const file = readFileSync(join(built, name));
      response.setHeader("Content-Type", TYPES[extname(name)] ?? "application/octet-stream").end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${FOLDER}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
