import { games } from "@tetrarch/engine";
import type { GameInPlay } from "@tetrarch/play";
import { type Brought, bringIn } from "../play/brought-in.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import type { Shelf } from "./shelf.js";
import { counted } from "./words.js";

/** The games in play, one for each solitaire. None that is in play here gives way to another one. */
export function inPlayShelf(storage: BrowserStorage): Shelf {
  return {
    async all() {
      const { games, unread } = await storage.games.inPlay();
      return { keepsakes: games.map((inPlay) => ({ kind: "in-play", inPlay })), unread };
    },
    async add(keepsakes, tell) {
      const all = keepsakes.flatMap((one) => (one.kind === "in-play" ? [one.inPlay] : []));
      let added = 0;
      // Of several the one that was played last.
      for (const game of [...all].sort((one, other) => other.savedAt - one.savedAt)) {
        const outcome = await bringIn(storage, game);
        if (isTaken(outcome)) added++;
        const news = NEWS[outcome];
        if (news !== "") tell(`${isTaken(outcome) ? "Your" : "A"} game of ${titleOf(game)} ${news}.`);
      }
      return added;
    },
    inWords: (count) => counted(count, "game in play", "games in play"),
  };
}

function isTaken(outcome: Brought): boolean {
  return outcome === "taken" || outcome === "taken-as-known" || outcome === "carried-on";
}

/** What is told besides how many came; empty for nothing. */
const NEWS: Readonly<Record<Brought, string>> = {
  taken: "",
  "taken-as-known": "goes on here as a game of a deal you know",
  "carried-on": "",
  same: "",
  "in-play": "was left in the file: one is in play here",
  elsewhere: "was left in the file: its table is open in another tab",
  ended: "was left in the file: it has come to its end here",
  unread: "was left in the file: what lies on its table here cannot be read",
  unreplayed: "was left in the file: it cannot be played again",
};

function titleOf({ game }: GameInPlay): string {
  return games.find(({ id }) => id === game)?.title ?? game;
}
