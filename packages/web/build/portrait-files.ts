import type { Plugin } from "vite";
import { PORTRAITS } from "./portraits/index.js";

const MODULE = "virtual:portraits";
/** Where the server for development has them. */
const SERVED = "/@portraits/";

/** `friend-sister-agnethe.svg` */
function fileName(kind: string, name: string): string {
  return `${kind}-${name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")}.svg`;
}

const ALL = Object.entries(PORTRAITS).flatMap(([kind, ofKind]) =>
  Object.entries(ofKind).map(([name, svg]) => ({ kind, name, svg, file: fileName(kind, name) })),
);

/** `import portraits from "virtual:portraits"`: the addresses of the Four Gods' pictures, by kind and name; each is a file. */
export function portraitFiles(): Plugin {
  let isBuilt = false;
  return {
    name: "portraits",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const addressOf = (file: string, source: string) =>
        isBuilt
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: file, source })}`
          : JSON.stringify(SERVED + file);
      const kinds = Object.keys(PORTRAITS).map((kind) => {
        const ofKind = ALL.filter((one) => one.kind === kind);
        return `${kind}: {${ofKind.map(({ name, file, svg }) => `${JSON.stringify(name)}: ${addressOf(file, svg)}`)}}`;
      });
      return `export default {${kinds}};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, ({ url }, response, next) => {
        const found = ALL.find(({ file }) => `/${file}` === url);
        if (!found) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(found.svg);
      });
    },
  };
}
