import type { Plugin } from "vite";
import { court } from "./court.js";
import { drawnAt, picture } from "./drawing.js";
import { inksOf, type Press, type Rank, type Suit } from "./inks.js";
import { presses } from "./presses.js";
import type { Part } from "./shapes.js";

const PREFIX = "virtual:pack/";
/** Where the pictures are while the app is served from its sources. */
const SERVED = "/@pack/";

const RANKS: readonly Rank[] = ["J", "Q", "K"];
const SUITS: readonly Suit[] = ["C", "D", "H", "S"];

/**
 * The drawn pictures of a game's pack, by card: a court's own, `A` for all aces, `JK` where the game has a joker.
 * @throws Error for a game that has no such pack
 */
export function pack(game: string): ReadonlyMap<string, string> {
  const press = presses[game];
  if (!press) throw new Error(`no pack is drawn for ${game}`);
  return new Map([
    ...RANKS.flatMap((rank) => SUITS.map((suit) => [rank + suit, court(press, rank, suit)] as const)),
    ["A", alone(press.ornament, press)],
    ...(press.joker ? [["JK", alone(press.joker, press)] as const] : []),
  ]);
}

/** In the middle of a card. */
function alone(part: Part, press: Press): string {
  return picture(drawnAt(120, 168, part, inksOf(press, "H")));
}

/** `import pictures from "virtual:pack/four-kingdoms"`: the addresses of that place's pictures, by card. */
export function packs(): Plugin {
  let serving = false;
  return {
    name: "packs",
    configResolved({ command }) {
      serving = command === "serve";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const place = id.slice(PREFIX.length + 1);
      const addresses = [...pack(place)].map(([code, source]) => {
        if (serving) return `${code}: ${JSON.stringify(`${SERVED}${place}/${code}.svg`)}`;
        const file = this.emitFile({ type: "asset", name: `${code}.svg`, source });
        return `${code}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${addresses.join(", ")} };`;
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (request, response, next) => {
        const [, place = "", code = ""] = /^\/([\w-]+)\/(\w+)\.svg/.exec(request.url ?? "") ?? [];
        const source = presses[place] && pack(place).get(code);
        if (source === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml").end(source);
      });
    },
  };
}
