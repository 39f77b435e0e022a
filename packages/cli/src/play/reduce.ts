import { helped, isByMemory, prologueOf, type Session } from "@tetrarch/engine";
import {
  type Act,
  helpLine,
  LocalSeat,
  linesOf,
  makesNoProgress,
  newChapters,
  openLines,
  type Turn,
} from "@tetrarch/play";
import { sentence } from "../words/en/card-words.js";
import { gameWords } from "../words/en/game.js";
import { afterwardsOf, isOver, legalOf, type Model, viewOf } from "./model.js";
import { enterPile, firstPile, stepCount } from "./selection.js";
import { tableWith } from "./tables/registry.js";
import { completed, readTyped } from "./typing.js";

/** What a player can ask of a game on the screen. */
export type Action =
  | { readonly type: "play"; readonly word: string }
  | {
      readonly type:
        | "undo"
        | "redo"
        | "resign"
        | "enter"
        | "play-choice"
        | "main"
        | "let-go"
        | "complete"
        | "submit"
        | "erase";
    }
  | { readonly type: "select"; readonly pile: string }
  | { readonly type: "choose"; readonly step: number }
  | { readonly type: "count"; readonly step: 1 | -1 }
  | { readonly type: "type"; readonly text: string; readonly enter?: boolean }
  | { readonly type: "name"; readonly text: string }
  | { readonly type: "hush" }
  | { readonly type: "close" }
  | { readonly type: "scroll"; readonly to: number }
  | { readonly type: "say"; readonly text: string }
  /** A hint was found, and counts before it is shown. */
  | { readonly type: "hinted"; readonly text: string; readonly ahead: readonly string[] };

/** Far more than the longest move word, and what is pasted by mistake still makes a short line. */
const LONGEST_TYPED = 40;

const ENDING = { kind: "ending", chosen: undefined } as const;
const NOTHING_ON = { lifted: undefined, typed: undefined, overlay: undefined, notice: undefined } as const;

/**
 * The model of a game that is opened, new or resumed.
 * @param announcesChapters whether the log says that a chapter of the story has come
 */
export function startModel(session: Session, announcesChapters = true): Model {
  const { number } = session.now;
  const log = [...(number === 0 ? [prologueOf(session.game)] : []), ...storyOf(session)];
  return placed({
    ...NOTHING_ON,
    seat: new LocalSeat(session),
    table: tableWith(session.game),
    log,
    news: log,
    cursor: "",
    choice: 0,
    keptAt: undefined,
    ahead: [],
    unsaved: false,
    announcesChapters,
    isUndoQuestionShown: false,
    isHintQuestionShown: false,
    way: undefined,
    exercise: undefined,
  });
}

/** The model after its seat has changed: cursor and choice on something that can be done. */
function placed(model: Model): Model {
  const legal = legalOf(model);
  const main = model.table.mainMove(viewOf(model), legal);
  return {
    ...model,
    cursor: model.cursor === "" ? firstPile(model, viewOf(model)) : model.cursor,
    choice: Math.max(0, main === undefined ? 0 : legal.indexOf(main)),
    overlay: isOver(model) ? ENDING : undefined,
  };
}

/** The model after an action; the one given stays as it is. */
export function reduce(before: Model, action: Action): Model {
  const model = withHiddenTurns(before);
  switch (action.type) {
    case "play":
      return play(model, action.word);
    case "undo":
      return takeBack(model);
    case "redo":
      return act(model, { type: "redo" });
    case "resign":
      return act({ ...model, overlay: undefined }, { type: "resign" });
    case "select":
      return { ...model, cursor: action.pile, notice: undefined };
    case "enter":
      return enter(model);
    case "play-choice":
      return playChoice(model);
    case "main":
      return playMain(model);
    case "let-go":
      return { ...model, ...NOTHING_ON };
    case "choose":
      return choose(model, action.step);
    case "count":
      return stepCount(model, viewOf(model), action.step);
    case "type":
      return type(model, action.text, action.enter === true);
    case "erase":
      return { ...model, typed: model.typed ? model.typed.slice(0, -1) : undefined, notice: undefined };
    case "complete":
      return model.typed === undefined ? model : { ...model, typed: completed(model.typed, legalOf(model)) };
    case "submit":
      return submit(model);
    case "close":
      return closed(model);
    case "hinted":
      return { ...hinted(model, action.text), ahead: action.ahead };
    case "scroll":
      return scroll(model, action.to);
    case "say":
      return { ...model, notice: action.text };
    case "name":
      return { ...model, overlay: { kind: "write", name: action.text, replacing: false }, notice: undefined };
    case "hush":
      return { ...model, notice: undefined };
  }
}

function type(model: Model, text: string, enter: boolean): Model {
  const typed = ((model.typed ?? "") + text).slice(0, LONGEST_TYPED);
  const longer = { ...model, typed, lifted: undefined, notice: undefined };
  return enter ? submit(longer) : longer;
}

function play(model: Model, word: string): Model {
  const isHinted = word === model.ahead[0];
  const turn = model.seat.act({ type: "play", word, isHinted });
  // A plan goes on where its moves are played.
  if (turn.ok) return { ...after(model, turn.value), ahead: isHinted ? model.ahead.slice(1) : [] };
  const isKnown = model.seat.session.game.parseMove(word) !== undefined;
  const why = isKnown ? model.table.refusal(viewOf(model), word) : undefined;
  const { message } = turn.error;
  return { ...model, notice: sentence(why ? `${message}: ${why}` : message) };
}

/** The model after an act that needs no words but its own. */
function act(model: Model, request: Act): Model {
  const turn = model.seat.act(request);
  return turn.ok ? after(model, turn.value) : { ...model, notice: sentence(turn.error.message) };
}

/**
 * The model after a turn, with its news.
 * @param said the lines that replace the turn's own
 */
function after(model: Model, { seat, lines, ending }: Turn, said = lines): Model {
  const isStuck = makesNoProgress(seat.session) && !makesNoProgress(model.seat.session);
  const news = [
    ...said,
    ...chapterLines(model, seat.session),
    ...(isStuck ? [gameWords.noProgress] : []),
    ...(ending === undefined ? [] : [ending]),
  ];
  return placed({
    ...model,
    ...NOTHING_ON,
    seat,
    log: logAfter(model, seat.session, news),
    news,
    keptAt: undefined,
    ahead: [],
    way: undefined,
  });
}

/** The model with a hint: a game with help from then on. */
function hinted(model: Model, text: string): Model {
  const { session } = model.seat;
  const next = helped(session, "hint");
  const help = session.honest ? helpLine(next) : undefined;
  const news = help === undefined ? [text] : [text, help];
  return {
    ...model,
    ...NOTHING_ON,
    seat: new LocalSeat(next),
    log: appended(model.log, news),
    news,
    notice: news.join(" "),
  };
}

/** Without what lay over the table; what was opened from the list after the end leads back to it. */
function closed(model: Model): Model {
  const { overlay } = model;
  const isOfEnding = overlay?.kind === "text" && overlay.isOfEnding;
  return { ...model, overlay: isOfEnding ? ENDING : undefined, notice: undefined };
}

/** The lines that say which chapters of the story an act has brought. */
function chapterLines({ seat, table, announcesChapters }: Model, session: Session): readonly string[] {
  if (!announcesChapters) return [];
  const chapters = newChapters(seat.session, session, table.story?.(session.game));
  return chapters.map(({ number, chapter }) => gameWords.chapterCame(number, chapter.title));
}

function takeBack(model: Model): Model {
  const turn = model.seat.act({ type: "undo" });
  if (!turn.ok) return { ...model, notice: sentence(turn.error.message) };
  const { takenBack, endsHonesty } = turn.value;
  const said = gameWords.takenBack(takenBack?.type === "move" ? takenBack.word : undefined);
  const help = endsHonesty ? helpLine(turn.value.seat.session) : undefined;
  const news = help === undefined ? [said] : [said, help];
  const notice = [said, ...(endsHonesty ? [gameWords.nowHelped] : []), ...news.slice(1)].join(" ");
  return { ...after(model, turn.value, news), notice };
}

/** Plays the move chosen in the list that is in sight. */
function playChoice(model: Model): Model {
  const word = legalOf(model)[model.overlay?.kind === "moves" ? model.overlay.chosen : model.choice];
  return word === undefined ? model : play(model, word);
}

function enter(model: Model): Model {
  const entered = enterPile(model, viewOf(model));
  return typeof entered === "string" ? play(model, entered) : entered;
}

function playMain(model: Model): Model {
  const word = model.table.mainMove(viewOf(model), legalOf(model));
  if (word !== undefined) return play(model, word);
  const why = legalOf(model).length === 0 ? gameWords.isOver : gameWords.noMainMove;
  return { ...model, notice: why };
}

function choose(model: Model, step: number): Model {
  const { overlay } = model;
  const legal = legalOf(model);
  const turn = (at: number, count: number) => (count === 0 ? 0 : (((at + step) % count) + count) % count);
  if (overlay?.kind === "moves")
    return { ...model, overlay: { ...overlay, chosen: turn(overlay.chosen, legal.length) } };
  if (overlay?.kind === "ending") {
    const from = overlay.chosen ?? (step > 0 ? -1 : 0);
    return {
      ...model,
      overlay: { ...overlay, chosen: turn(from, afterwardsOf(model).length) },
      notice: undefined,
    };
  }
  return { ...model, choice: turn(model.choice, legal.length), notice: undefined };
}

function submit(model: Model): Model {
  const typed = model.typed?.trim() ?? "";
  if (typed === "") return { ...model, typed: undefined };
  const read = readTyped(typed, legalOf(model));
  if (read.kind === "one") return play({ ...model, typed: undefined }, read.word);
  if (read.kind === "several") {
    return { ...model, notice: gameWords.severalMoves(read.words) };
  }
  if (/^\d+$/.test(typed)) return { ...model, notice: gameWords.noSuchMove(legalOf(model).length, typed) };
  return play(model, typed);
}

function scroll(model: Model, to: number): Model {
  const { overlay } = model;
  return overlay?.kind === "text" ? { ...model, overlay: { ...overlay, scroll: Math.max(0, to) } } : model;
}

/** How many of the latest lines are kept for looking back. */
const MOST_LINES = 500;
const STORY_MOVES = 30;

/** The story of the last moves of a resumed game. */
function storyOf(session: Session): readonly string[] {
  return linesOf(session, STORY_MOVES);
}

/**
 * The game when the player does the next thing: what the last move turned up has been read. By memory, cards that are face
 * down by now are no longer named (TK-32).
 */
function withHiddenTurns(model: Model): Model {
  const { session } = model.seat;
  if (!isByMemory(session) || session.now.number === 0) return model;
  return { ...model, log: storyOf(session), news: openLines(session) };
}

/** The log after an act. When a game by memory is over, everything may be named; the last line of the news says how it ended. */
function logAfter({ log, seat }: Model, session: Session, news: readonly string[]): readonly string[] {
  const isOpened = isByMemory(seat.session) && !isByMemory(session);
  return isOpened ? appended(storyOf(session), news.slice(-1)) : appended(log, news);
}

function appended(lines: readonly string[], more: readonly string[]): readonly string[] {
  return [...lines, ...more].slice(-MOST_LINES);
}
