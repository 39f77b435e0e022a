import { games } from "@tetrarch/engine";
import { GAME_ID } from "@tetrarch/play";

/** The forms a new contest can take, the most wanted first; each is a word in its address. */
export const NEW_CONTESTS = ["link", "duel", "house", "series"] as const;
export type NewContest = (typeof NEW_CONTESTS)[number];

/** The parts of the page about the app; the first is shown where an address names none. */
export const ABOUT_PARTS = ["app", "licences", "privacy", "accessibility"] as const;

/** The words that stand in an address where otherwise a level's name, a deal or an id would. */
const [END, TODAY, OWN, CHANCE, NEW, CHALLENGE, REPLAY, MISTAKES, SHEET, SESSION] = [
  "end",
  "today",
  "own",
  "chance",
  "new",
  "challenge",
  "replay",
  "mistakes",
  "sheet",
  "session",
] as const;

type LearnParams =
  | { readonly type: "list" }
  /** The course at the player's next level, or at its end. */
  | { readonly type: "course" | "end"; readonly game: string }
  /** `level` may name no level of the course. */
  | { readonly type: "level"; readonly game: string; readonly level: string };

type PuzzleParams =
  | { readonly type: "list" }
  | { readonly type: "book"; readonly game: string }
  | { readonly type: "today"; readonly game: string }
  /** A puzzle of the set, by the code of its deal. */
  | { readonly type: "win"; readonly game: string; readonly deal: string }
  /** A puzzle in one of the player's own games, by the code of its deal; with own cards by the finished game's id. */
  | { readonly type: "own"; readonly game: string; readonly name: string }
  /** A puzzle with hidden cards, by its number from 1 on: a deal code would reveal the cards. */
  | { readonly type: "chance"; readonly game: string; readonly number: number };

type HistoryParams =
  /** `game` is a solitaire's id, empty for all. */
  | { readonly type: "list"; readonly game: string }
  /** The score sheet of a solitaire that has one. */
  | { readonly type: "sheet"; readonly game: string }
  | { readonly type: "game" | "replay"; readonly id: string };

type AnalysisParams = { readonly type: "list" } | { readonly type: "game" | "mistakes"; readonly id: string };

type ContestParams =
  /** `game` is a solitaire's id, empty for all. */
  | { readonly type: "list"; readonly game: string }
  | { readonly type: "new"; readonly kind: NewContest; readonly game: string }
  | { readonly type: "challenge"; readonly link: string }
  | { readonly type: "contest"; readonly id: string };

/**
 * The one table of routes: by page, how its addresses are made and read. `parse` gets what follows the page's name and never
 * fails: what means nothing leads to the page's list.
 */
export const routes = {
  learn: {
    list: "#/learn",
    course: (game: string) => `#/learn/${game}`,
    /** The end of the course where no level is given. */
    level: (game: string, level: string = END) => `#/learn/${game}/${level}`,
    parse: (rest: string): LearnParams => {
      const [game = "", level = ""] = rest.toLowerCase().split("/");
      if (!isGame(game)) return { type: "list" };
      if (level === END || level === "") return { type: level || "course", game };
      return { type: "level", game, level };
    },
  },
  puzzles: {
    list: "#/puzzles",
    book: (game: string) => `#/puzzles/${game}`,
    today: (game: string) => `#/puzzles/${game}/${TODAY}`,
    win: (game: string, deal: string) => `#/puzzles/${game}/${deal}`,
    own: (game: string, name: string) => `#/puzzles/${game}/${OWN}/${name}`,
    chance: (game: string, number: number) => `#/puzzles/${game}/${CHANCE}/${number}`,
    parse: (rest: string): PuzzleParams => {
      const [first = "", second = "", third = ""] = rest.split("/");
      const game = first.toLowerCase();
      if (!isGame(game)) return { type: "list" };
      switch (second.toLowerCase()) {
        case "":
          return { type: "book", game };
        case TODAY:
          return { type: "today", game };
        case OWN:
          return { type: "own", game, name: GAME_ID.test(third) ? third : third.toUpperCase() };
        case CHANCE:
          return { type: "chance", game, number: Number(third) };
        default:
          return { type: "win", game, deal: second.toUpperCase() };
      }
    },
  },
  history: {
    list: (game = "") => under("#/history", game),
    game: (id: string) => `#/history/${id}`,
    replay: (id: string) => `#/history/${id}/${REPLAY}`,
    sheet: (game: string) => `#/history/${game}/${SHEET}`,
    parse: (rest: string): HistoryParams => {
      const [first = "", second = ""] = rest.toLowerCase().split("/");
      if (GAME_ID.test(first)) return { type: second === REPLAY ? "replay" : "game", id: first };
      if (isGame(first) && second === SHEET) return { type: "sheet", game: first };
      return { type: "list", game: isGame(first) ? first : "" };
    },
  },
  duels: {
    list: (game = "") => under("#/duels", game),
    create: (kind: NewContest, game = "") => under(`#/duels/${NEW}/${kind}`, game),
    challenge: (link: string) => `#/duels/${CHALLENGE}/${link}`,
    contest: (id: string) => `#/duels/${id}`,
    parse: (rest: string): ContestParams => {
      const [first = "", second = "", third = ""] = rest.split("/");
      const kind = NEW_CONTESTS.find((known) => known === second);
      if (first === NEW && kind) return { type: "new", kind, game: isGame(third) ? third : "" };
      if (first === CHALLENGE) return { type: "challenge", link: second };
      return first === "" || isGame(first) ? { type: "list", game: first } : { type: "contest", id: first };
    },
  },
  analysis: {
    list: "#/analysis",
    game: (id: string) => `#/analysis/${id}`,
    mistakes: (id: string) => `#/analysis/${id}/${MISTAKES}`,
    parse: (rest: string): AnalysisParams => {
      const [id = "", part = ""] = rest.toLowerCase().split("/");
      if (!GAME_ID.test(id)) return { type: "list" };
      return { type: part === MISTAKES ? "mistakes" : "game", id };
    },
  },
  coach: {
    list: "#/coach",
    session: `#/coach/${SESSION}`,
    parse: (rest: string) => ({
      type: rest.toLowerCase() === SESSION ? ("session" as const) : ("list" as const),
    }),
  },
  workshop: {
    list: "#/workshop",
    set: (id: string) => `#/workshop/${id}`,
    parse: (rest: string) => ({ id: rest }),
  },
  link: {
    paste: "#/link",
    open: (text: string) => `#/link/${text}`,
    parse: (rest: string) => ({ text: rest }),
  },
  print: {
    /** The rules where no kind of sheet is given. */
    sheet: (game: string, kind = "rules") => `#/print/${game}/${kind}`,
    /** They may name no game, and no kind of sheet. */
    parse: (rest: string) => {
      const [game = "", kind = ""] = rest.toLowerCase().split("/");
      return { game, kind };
    },
  },
  about: {
    part: (part: (typeof ABOUT_PARTS)[number]) => `#/about/${part}`,
    parse: (rest: string) => ({ part: ABOUT_PARTS.find((part) => part === rest) ?? ABOUT_PARTS[0] }),
  },
} as const;

export type PageName = keyof typeof routes;

/** What an address says to a page. */
export type PageParams<Name extends PageName = PageName> = ReturnType<(typeof routes)[Name]["parse"]>;

/** The page of this name, whatever its case; undefined where there is none. */
export function pageNamed(text: string): PageName | undefined {
  const name = text.toLowerCase();
  return Object.hasOwn(routes, name) ? (name as PageName) : undefined;
}

/** The address of a deal at its game's table. */
export function dealAddress(game: string, deal: string, variant: string): string {
  return `#/${[game, deal, variant].map(encodeURIComponent).join("/")}`;
}

function isGame(text: string): boolean {
  return games.some(({ id }) => id === text);
}

function under(address: string, part: string): string {
  return part === "" ? address : `${address}/${part}`;
}
