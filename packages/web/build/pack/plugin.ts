import type { Plugin } from "vite";
import { ace } from "./ace.js";
import { court } from "./court.js";
import type { PlaceName, Rank, Suit } from "./inks.js";
import { scroll } from "./scroll.js";

const PREFIX = "virtual:pack/";
/** Where the pictures are while the app is served from its sources. */
const SERVED = "/@pack/";

const RANKS: readonly Rank[] = ["J", "Q", "K"];
const SUITS: readonly Suit[] = ["C", "D", "H", "S"];

/** The drawn pictures of a place's pack, by card: a court's own, `A` for all aces, `JK` where the place has a joker. */
export function pack(place: PlaceName): ReadonlyMap<string, string> {
  return new Map([
    ...RANKS.flatMap((rank) => SUITS.map((suit) => [rank + suit, court(place, rank, suit)] as const)),
    ["A", ace(place)],
    ...(place === "tomb-of-four-kings" ? [["JK", scroll()] as const] : []),
  ]);
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
      const place = id.slice(PREFIX.length + 1) as PlaceName;
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
        const source = place === "" ? undefined : pack(place as PlaceName).get(code);
        if (source === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml").end(source);
      });
    },
  };
}
