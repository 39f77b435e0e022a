import type { GameEvent } from "@tetrarch/engine";

/** What kind of move it is, by its word and by what happens. */
type KindOf = (word: string, events: readonly GameEvent[]) => string;

const stem: KindOf = (word) => word.split(":")[0] as string;

/** By game: the kinds in which the choices of players are told apart. */
const KINDS: Readonly<Record<string, KindOf>> = {
  "tomb-of-four-kings": stem,
  "four-gods": (word) => (/^p\d[LR]$/.test(word) ? "left or right" : stem(word, [])),
  "four-kingdoms": (_word, events) => {
    const turns = events.some(({ type }) => type === "turned") ? ", a card is turned up" : "";
    for (const event of events) {
      if (event.type === "dealt") return "deal";
      if (event.type === "housed") return `home${turns}`;
      if (event.type === "lodged") return `guest${turns}`;
      if (event.type === "moved")
        return isOntoNothing(event) ? `fills an empty land${turns}` : `builds${turns}`;
    }
    return "other";
  },
  "kings-keys": (_word, events) => {
    if (events.some(({ type }) => type === "book")) return "makes a book";
    return events.some(({ type }) => type === "refilled") ? "brings a card" : "shifts cards";
  },
  "napoleons-tomb": (_word, events) => {
    for (const event of events) {
      if (event.type === "founded") return "home";
      if (event.type === "entombed") return "to the central reserve";
      if (event.type === "moved") return isOntoNothing(event) ? "fills a tableau place" : "builds";
      if (event.type === "drawn")
        return isOntoNothing(event) ? "draws onto an empty pile" : "draws onto a card";
    }
    return "redeal";
  },
};

function isOntoNothing(event: GameEvent): boolean {
  return "onto" in event && event.onto === null;
}

/** The kind of a move; of a game without kinds of its own, its word up to the colon. */
export function kindOf(game: string, word: string, events: readonly GameEvent[]): string {
  return (KINDS[game] ?? stem)(word, events);
}
