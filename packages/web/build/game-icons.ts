import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import { roundPath } from "./round-path.js";

const PREFIX = "virtual:game-icon/";
/** With this begin the ids of modules that are icons; the icon's name follows. */
export const GAME_ICON = `\0${PREFIX}`;

/** All that an icon is drawn with: an element made from it is cheaper by far than markup parsed anew each time. */
const ONE_PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

/** `import castle from "virtual:game-icon/castle"`: that icon's path, on a field of 512 by 512, in whole numbers. */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(GAME_ICON)) return undefined;
      const name = id.slice(GAME_ICON.length);
      const icon = icons.icons[name];
      if (!icon) throw new Error(`there is no game icon named ${name}`);
      const path = ONE_PATH.exec(icon.body)?.[1];
      if (path === undefined) throw new Error(`the game icon ${name} is more than one path`);
      return `export default ${JSON.stringify(roundPath(path))};`;
    },
  };
}
