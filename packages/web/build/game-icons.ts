import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import { inWholeNumbers } from "./whole-numbers.js";

const PREFIX = "virtual:game-icon/";

/** `import castle from "virtual:game-icon/castle"`: the inside of that icon's SVG, on a field of 512 by 512. */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons.icons[name];
      if (!icon) throw new Error(`there is no game icon named ${name}`);
      return `export default ${JSON.stringify(inWholeNumbers(icon.body))};`;
    },
  };
}
