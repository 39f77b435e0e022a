import {
  type AnyGame,
  type AnyMessages,
  type Degree,
  type GameEvent,
  ownSetOf,
  type Score,
  type Session,
  type Story,
  withoutMark,
} from "@tetrarch/engine";
import type { Contest, FinishedGame } from "@tetrarch/play";
import type { Component } from "svelte";
import type { BrowserStorage } from "../data/browser-storage.js";
import type { Highlight, NarratedHighlight } from "../table/highlights.svelte.js";
import type { AnyTable, Layout, Size } from "../table/model.js";
import type { PlayedMove } from "../table/state.svelte.js";
import type { Sound } from "../ui/sound/sounds.js";
import type { Ambience } from "../ui/sound/soundscapes.js";
import { cardSet } from "../words/en/common.js";
import type { RulesPictures } from "./pictures.js";

/** What a game's events look and sound like besides the cards. */
export interface GameHighlights {
  /** How an event is shown large, if it is: what chance did, and moments of the story. */
  highlight(event: GameEvent): Highlight | undefined;
  /**
   * The view that the place is drawn from while the highlight of the last of these events is shown: a flame goes out with
   * the card that costs it. Without it the place stays as before the move until all highlights are over.
   * @param events the events of the move so far
   */
  viewAfter?(before: unknown, events: readonly GameEvent[], after: unknown): unknown;
  /** What the score counts, as a part of the view: it changes with that. Without it the score waits for all highlights. */
  readonly scorePart?: string;
  /** By type of event, the sound; others sound like a card laid down. */
  readonly sounds: Readonly<Record<string, Sound>>;
  /** What goes on by itself, from the player's view alone: no sound tells more than the eye sees. Silence without it. */
  ambience?(view: unknown): Ambience;
}

/** What a player's share of games won may be seen beside, for the standard game: shares of all deals. */
interface Yardstick {
  /** Can be won when every hidden card and coming roll is known; `docs/winnability.md`. */
  readonly winnable: number;
  /** Are won by the strongest of the fair players, who see what a person sees; there, or in `docs/evaluation.md`. */
  readonly fair: number;
}

/** What a ladder is drawn from. */
export interface LadderProps {
  readonly finished: readonly FinishedGame[];
  readonly contests: readonly Contest[];
}

/** What a tile's picture is drawn from. */
export interface SceneProps {
  /** The view of the game in play there; undefined while none is. */
  readonly view: unknown;
}

/** What the app knows of a game before its page is loaded. */
export interface Manifest {
  /** The game's id. */
  readonly id: string;
  /** Its name where there is little room; the title without it. */
  readonly shortName?: string;
  /** The minutes that its lessons take somebody new; only the game to begin with has them. */
  readonly minutes?: number;
  /** How many levels its lessons have. */
  readonly levels?: number;
  /** A few words on its tile. */
  readonly line: string;
  /** An icon's path, on a field of 512 by 512. */
  readonly icon: string;
  /** Whose game it is. */
  readonly by: string;
  /** The colours of its tile at home, as CSS; the usual ones without it. Its name stands on the shade, a dark one if none is given. */
  readonly tile?: {
    readonly background: string;
    readonly ink?: string;
    readonly shade?: string;
    readonly accent: string;
  };
  /** The picture on its tile, of the game in play; loaded where tiles are shown. The icon stands where there is none. */
  scene?(): Promise<{ readonly default: Component<SceneProps> }>;
  /** Undefined where it was not measured. */
  readonly yardstick?: Yardstick;
  /** The player's standing on the game's own ladder, if it has one; for the page of series and duels. */
  ladder?(): Promise<{ readonly default: Component<LadderProps> }>;
  /** The score sheet of one of its variants, if it has one; for the page of finished games. */
  readonly scoreSheet?: {
    readonly variant: string;
    load(): Promise<{ readonly default: Component<Pick<LadderProps, "finished">> }>;
  };
  /** The game with each card set of the player's own that can be played, if it is played with card sets. May reject as storage does. */
  ownGames?(storage: BrowserStorage): Promise<readonly AnyGame[]>;
  /** Where cards of one's own are made, if it is played with card sets; `rest` is a set's id, empty for all. */
  workshop?(): Promise<{
    readonly default: Component<{ readonly storage: BrowserStorage; readonly rest: string }>;
  }>;
  load(): Promise<{ readonly place: GameUi }>;
}

/** A chapter of a rules page. */
export interface Chapter {
  /** Empty for what comes before the first. */
  readonly title: string;
  /** With its title. */
  readonly html: string;
}

/** A card that is printed to be cut out. */
interface PaperCard {
  readonly code: string;
  readonly name: string;
  readonly Face: Component<FaceProps>;
}

/** The cards of a pack that cannot be bought. */
export interface Pack {
  /** @param place the page of the game with the cards it is played with */
  cards(game: AnyGame, place: GameUi): readonly PaperCard[];
  /** The address of the picture on their backs, as on the table. */
  readonly back: string;
  /** The colour at its edge, as CSS; it is printed beyond the cut. */
  readonly edge: string;
}

/** What a game has on paper besides its rules. */
export interface PaperGame {
  /** What is written down of each player's game: the heads of the columns. */
  readonly scores: readonly string[];
  /** How a game is counted, in a sentence or two. */
  readonly counting: string;
  readonly pack?: Pack;
}

/** What a game's background is drawn from. */
export interface BackgroundProps {
  readonly layout: Layout;
  readonly view: unknown;
  readonly room: Size;
  /** How much the game proves so far (C-10). */
  readonly degree: Degree;
  /** The highlight that is shown now; the view is as it has been seen with it. */
  readonly highlight?: NarratedHighlight | undefined;
  /** The last move, whose highlights may still be shown; undefined in a picture of a table. */
  readonly last?: PlayedMove | undefined;
}

/** What every card face is drawn from: the card's code, and whether its letters are large. */
export interface FaceProps {
  code: string;
  bold: boolean;
}

/** A game's background story, and the picture over each of its chapters. */
export interface GameStory {
  readonly story: Story;
  readonly Picture: Component<{ readonly chapter: string }>;
}

/** All that the browser shows of one game beyond what its engine says. */
export interface GameUi {
  /** What is narrated of it, loaded with its page. */
  readonly messages: AnyMessages;
  readonly table: AnyTable;
  /** What lies under the cards. */
  readonly Background: Component<BackgroundProps>;
  readonly Face: Component<FaceProps>;
  readonly highlights: GameHighlights;
  /** The pictures of its choices, by the names that they give: icons' paths on a field of 512 by 512. */
  readonly choiceIcons?: Readonly<Record<string, string>>;
  /** The picture at a game's end, shown before the result and loaded then; none without it. */
  endPicture?(): Promise<{ readonly default: EndPicture }>;
  /** What is lettered into that picture, in at most four words; the title of the result without it. */
  endWords?(end: EndPictureProps): string;
  /** The game's background story, loaded with its words; undefined for cards that have none. */
  story?(game: AnyGame): Promise<GameStory | undefined>;
  /** Words for the style of the whole page where it changes with the game: `lit-2`. */
  moodOf?(view: unknown): string;
  /** What stands over the end of a game that ended in a way of its own, by status. */
  readonly endTitles?: Readonly<Record<string, string>>;
  /** Whether a win of such a degree (C-10) looks and sounds like one; without it every win does. */
  celebratesWin?(degree: Degree): boolean;
  /** Whether there are lessons: a course in `@tetrarch/play/lessons`. */
  readonly hasCourse?: boolean;
  /** How the table differs from the usual one, in sentences, where a card set has a layout of its own. */
  readonly layoutInWords?: string;
  /** The same page with a card set of the player's own: the same object for the same game. */
  withCards?(game: AnyGame): GameUi;
  /** The engine's rules page, loaded when it is opened. */
  rules(): Promise<readonly Chapter[]>;
  /** The pictures in it, loaded with it. */
  rulesPictures?(): Promise<{ readonly pictures: RulesPictures }>;
  /** What its analysis tells besides chances, where these say little; loaded with it. */
  notableMoves?(): Promise<{
    readonly notableMoves: (session: Session, lostAt: number | undefined) => NotableMoves;
  }>;
  /** What is printed of it besides the rules. */
  readonly paper?: PaperGame;
}

/** Moves of a finished game that are worth a look, though they cost nothing that is proved. */
export interface NotableMoves {
  /** What there is to say of the game as a whole. */
  readonly intro: string;
  /** What the line of the curve is, as the key beneath it says it; undefined where it is as in every game. */
  readonly line?: string;
  /** In their order; `ply` is the number of moves before. */
  readonly moves: readonly { readonly ply: number; readonly text: string }[];
  /** What the note on a move says of it, by the number of moves before; all of them, where few are listed. */
  readonly notes?: ReadonlyMap<number, string>;
}

/** The page of a game with the cards that it is played with. */
export function uiWithCards(place: GameUi, game: AnyGame): GameUi {
  return (ownSetOf(game) && place.withCards?.(game)) || place;
}

/** What stands over the table of a game: the name of a player's own card set, else the game's title. */
export function tableTitle(game: AnyGame): string {
  return ownSetOf(game)?.set.name ?? game.title;
}

/**
 * The name of a player's own card set: its name and version, and the mark of its edition where another has the same name.
 * @param label name and version, as a game has them
 * @param all the labels that it stands among
 */
export function ownCardsInWords(label: string, all: readonly string[] = []): string {
  const name = withoutMark(label);
  const isAlone = !all.some((other) => other !== label && withoutMark(other) === name);
  const [, set = "", version = ""] = /^(.*) (\S+)$/.exec(isAlone ? name : label) ?? [];
  return version === "" ? label : cardSet(set, version);
}

/** What the picture of a game's end is drawn from. */
export interface EndPictureProps {
  readonly view: unknown;
  readonly isWon: boolean;
  readonly score: Score;
  /** How much the game proves (C-10). */
  readonly degree: Degree;
}

/** The picture at the end of a game: won, lost, and where there is such an end, escaped. */
export type EndPicture = Component<EndPictureProps>;
