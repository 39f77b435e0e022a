import { games, identityOf, onKnownDeal, type Session } from "@tetrarch/engine";
import { asksForNotes, type GameInPlay } from "@tetrarch/play";
import { bringIn } from "../play/brought-in.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import type { Shelf } from "./shelf.js";
import { counted } from "./words.js";

/** The games in play, one for each solitaire. None that is in play here gives way to one from elsewhere. */
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
        const outcome = await bringIn(storage, game, (session) => asKnownHere(session, storage));
        if (outcome === "taken") added++;
        else if (outcome !== "same")
          tell(`A game of ${titleOf(game)} was left in the file: ${WHY[outcome]}.`);
      }
      return added;
    },
    inWords: (count) => counted(count, "game in play", "games in play"),
  };
}

const WHY = {
  "in-play": "one is in play here",
  elsewhere: "its table is open in another tab",
  ended: "it has come to its end here",
  unread: "what lies on its table here cannot be read",
  unreplayed: "it cannot be played again",
} as const;

/** Who knew its deal before, other than from a game that was begun here, plays on with a known deal (C-10). */
async function asKnownHere(session: Session, { known }: BrowserStorage): Promise<Session> {
  if (!asksForNotes(session)) return session;
  const notes = await known.notesOn(identityOf(session));
  return notes.some((note) => note !== "begun") ? onKnownDeal(session) : session;
}

function titleOf({ game }: GameInPlay): string {
  return games.find(({ id }) => id === game)?.title ?? game;
}
