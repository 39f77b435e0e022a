import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { rulesPage } from "../../packages/web/build/rules-pages.js";
import { trustedHtml } from "../../packages/web/build/trusted-html.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Each list of games, and the same list with the sixth game at its end. */
const EXTENDED: ReadonlyMap<string, string> = new Map([
  [here("../../packages/engine/src/registry.ts"), here("registries/engine.ts")],
  [here("../../packages/play/src/puzzles/registry.ts"), here("registries/puzzles.ts")],
  [here("../../packages/web/src/games/registry.ts"), here("../../packages/web/test/sixth-game/registry.ts")],
]);

const RULES = "virtual:rules/nine-steps";

/**
 * Replaces each list of games by the one with the sixth game, for a build of the app or a run of tests. The lists
 * themselves, and everything else, stay as they are.
 */
export function withSixthGame(): Plugin {
  return {
    name: "with-sixth-game",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source === RULES) return `\0${RULES}`;
      if (!source.endsWith("/registry.js")) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const extended = found && EXTENDED.get(found.id);
      return extended === undefined || extended === importer ? found : extended;
    },
    load(id) {
      if (id !== `\0${RULES}`) return undefined;
      return trustedHtml(rulesPage(readFileSync(here("engine/README.md"), "utf8")));
    },
  };
}
