import { formatTranscript, formatVariant } from "@tetrarch/engine";
import { isInPlay, UNDO_COST } from "@tetrarch/play";
import { parseMarkdown, ruleOf } from "../../content/markdown.js";
import { terminalText } from "../../content/terminal-text.js";
import { isLost, lostLines } from "../farewell.js";
import type { GameKeeper, NewGameRequest } from "../game-keeper.js";
import { aboutBroken, deleteQuestion } from "../menu.js";
import { asksBeforeUndo, isOver, legalOf, type Model } from "../model.js";
import { howToParagraphs } from "../pages.js";
import type { Action } from "../reduce.js";
import type { BrokenSave } from "../saves/broken.js";
import type { SavedGame } from "../saves/saves.js";
import { readTyped } from "../typing.js";
import { HELP, introLine, lookLines, movesLines, scoreLine, tableLines } from "./plain-game.js";
import { type MenuRequest, type MenuWord, menuPage, readMenuLine } from "./plain-menu.js";

const COLUMNS = 80;
/** Lists of moves no longer than this are told after every move, where moves are chosen from a list. */
const FEW_MOVES = 8;

export interface PlainOptions {
  readonly keeper: GameKeeper;
  /** The rules in Markdown, by game id. */
  readonly rules: ReadonlyMap<string, string>;
  /** The text of a card set the player brought. */
  readonly ownCardSet: string | undefined;
}

/** The whole program line by line: each line that comes in gives lines to be said. Knows no terminal. */
export class PlainController {
  readonly #keeper: GameKeeper;
  readonly #options: PlainOptions;
  #model: Model | undefined;
  #done = false;
  #resigning = false;
  /** The file that would be replaced, had the player said so once more. */
  #replacing: string | undefined;
  /** The saved game that would be deleted, had the player said so once more. */
  #deleting: string | undefined;

  constructor(options: PlainOptions) {
    this.#keeper = options.keeper;
    this.#options = options;
  }

  /** Whether the player has quit. */
  get done(): boolean {
    return this.#done;
  }

  /** What is said first: the game to be played, or the menu. */
  open(model: Model | undefined): readonly string[] {
    return model ? this.#lay(model) : this.#menu();
  }

  hear(line: string): readonly string[] {
    const words = line.trim().split(/\s+/);
    const command = (words[0] ?? "").toLowerCase();
    const rest = line.trim().slice(command.length).trim();
    if (command === "") return [];
    if (command === "quit" || command === "exit") return this.#quit();
    const model = this.#model;
    if (!model) return this.#hearInMenu(line.trim());
    const resigning = this.#resigning;
    this.#resigning = false;
    if (command === "resign") return this.#resign(model, resigning);
    const replacing = this.#replacing;
    this.#replacing = undefined;
    if (command === "transcript") return this.#transcript(model, rest, replacing);
    return this.#obey(model, command, rest);
  }

  /** The end of the input: everything is on disk already. */
  end(): readonly string[] {
    return this.#done ? [] : this.#quit();
  }

  #quit(): readonly string[] {
    const model = this.#model;
    const left = this.#left();
    this.#keeper.close();
    this.#done = true;
    const { unsaved } = this.#keeper;
    const saved = model && unsaved === undefined && isInPlay(model.seat.session);
    return [...left, saved ? "Your game is saved. Farewell." : "Farewell."];
  }

  /** What is to be said of a game that is left: what could not be written. */
  #left(): readonly string[] {
    const model = this.#model;
    if (!model) return [];
    const wrong = this.#keeper.transcript.writeRequested(model.seat.session);
    const { unsaved } = this.#keeper;
    const lost = unsaved !== undefined && isLost(model, unsaved) ? lostLines(model, unsaved) : [];
    return wrong === undefined ? lost : [wrong, ...lost];
  }

  #obey(model: Model, command: string, rest: string): readonly string[] {
    switch (command) {
      case "help":
      case "?":
        return HELP;
      case "moves":
        return movesLines(model);
      case "table":
        return tableLines(model);
      case "look":
        return rest === "" ? tableLines(model) : lookLines(model, rest);
      case "score":
        return [scoreLine(model)];
      case "story":
        return howToParagraphs(model.seat.session.game.id);
      case "rules":
        return this.#rules(model, rest);
      case "undo":
        return this.#undo(model);
      case "redo":
        return this.#act(model, { type: "redo" });
      case "new":
        return this.#again(model, rest === "" ? undefined : rest);
      case "again":
        return this.#again(model, model.seat.session.deal);
      case "menu":
        return this.#menu();
      default:
        return this.#play(model, command, rest);
    }
  }

  #undo(model: Model): readonly string[] {
    if (!asksBeforeUndo(model)) return this.#act(model, { type: "undo" });
    this.#model = { ...model, isUndoAsked: true };
    return [`${UNDO_COST} Say undo once more to take it back.`];
  }

  #play(model: Model, command: string, rest: string): readonly string[] {
    if (rest !== "") return [`One move a line, please; help tells the commands.`];
    const read = readTyped(command, legalOf(model));
    if (read.kind === "one" && isWhole(command, read.word))
      return this.#act(model, { type: "play", word: read.word });
    if (/^\d+$/.test(command)) return [`There is no number ${command} in the list of legal moves.`];
    return this.#act(model, { type: "play", word: command });
  }

  #act(model: Model, action: Action): readonly string[] {
    const next = this.#keeper.act(model, action);
    this.#model = { ...next, notice: undefined };
    const notice = next.notice === undefined ? [] : [next.notice];
    if (next.seat === model.seat) return notice;
    const lines = action.type === "undo" ? notice : [...next.told, ...notice];
    return [...lines, ...this.#standing(next)];
  }

  /** What follows a move without being asked for: the end, or a short list of choices. */
  #standing(model: Model): readonly string[] {
    if (isOver(model)) {
      const kept = model.keptAt === undefined ? [] : [`The transcript is kept in ${model.keptAt}.`];
      return [scoreLine(model), ...kept, "Say new, again, menu, undo or quit."];
    }
    const few = model.table.steering === "choices" && legalOf(model).length <= FEW_MOVES;
    return few ? movesLines(model) : [];
  }

  #lay(model: Model): readonly string[] {
    const game = model.seat.session.game.id;
    const lines = [introLine(model.seat.session)];
    if (model.seat.seen.number > 0) {
      lines.push(`Your saved game, taken up after ${model.seat.seen.number} moves.`, ...model.log.slice(-3));
    } else if (this.#keeper.saves.hasSeen(game)) {
      lines.push(...model.log);
    } else {
      this.#keeper.saves.markSeen(game);
      lines.push(...howToParagraphs(game));
    }
    if (model.notice !== undefined) lines.push(model.notice);
    this.#model = { ...model, notice: undefined };
    return [...lines, ...tableLines(model), ...this.#standing(model), "Say help for the commands."];
  }

  /** Begins a game; the one before it is left, unless the new one cannot be begun. */
  #begin(game: string, request: NewGameRequest): readonly string[] {
    const left = this.#left();
    const begun = this.#keeper.begin(game, request);
    return begun.ok ? [...left, ...this.#lay(begun.value)] : [`${begun.error.message}.`];
  }

  #again(model: Model, deal: string | undefined): readonly string[] {
    const { game, variant } = model.seat.session;
    const cardSet = this.#keeper.cardSet;
    return this.#begin(game.id, { deal, variant: formatVariant(variant), cardSet });
  }

  #resign(model: Model, asked: boolean): readonly string[] {
    if (isOver(model) || asked) return this.#act(model, { type: "resign" });
    this.#resigning = true;
    return ["To give up is to lose this game. Say resign once more to do so."];
  }

  #rules(model: Model, number: string): readonly string[] {
    const blocks = parseMarkdown(this.#options.rules.get(model.seat.session.game.id) ?? "");
    if (number === "") return [terminalText(blocks, { columns: COLUMNS, colour: false }).trimEnd()];
    const rule = ruleOf(blocks, number);
    if (!rule) return [`There is no rule ${JSON.stringify(number)} in ${model.seat.session.game.title}.`];
    return [terminalText([rule], { columns: COLUMNS, colour: false }).trimEnd()];
  }

  #transcript(model: Model, file: string, replacing: string | undefined): readonly string[] {
    if (file === "") return [formatTranscript(model.seat.session).trimEnd()];
    const existing = file === replacing ? "replace" : "keep";
    const written = this.#keeper.transcript.write(model.seat.session, file, existing);
    if ("path" in written) return [`The transcript is in ${file}.`];
    if (!written.exists) return [written.trouble];
    this.#replacing = file;
    return [`${written.trouble} Say the same once more to replace it.`];
  }

  #menu(): readonly string[] {
    const left = this.#left();
    this.#keeper.close();
    this.#model = undefined;
    const listed = this.#keeper.list();
    return [...left, ...listed.troubles, ...menuPage(listed)];
  }

  #hearInMenu(line: string): readonly string[] {
    const deleting = this.#deleting;
    this.#deleting = undefined;
    if (/^(?:help|\?)$/i.test(line)) return this.#menu();
    const listed = this.#keeper.list();
    return [...listed.troubles, ...this.#chooseInMenu(readMenuLine(line, listed), deleting)];
  }

  #chooseInMenu(read: MenuWord, deleting: string | undefined): readonly string[] {
    if (typeof read === "string") return [read];
    if ("broken" in read) return aboutBroken(read.broken);
    if ("remove" in read) return this.#delete(read.remove, deleting);
    if ("resume" in read) {
      const model = this.#keeper.resume(read.resume);
      return typeof model === "string" ? [model] : this.#lay(model);
    }
    return this.#beginFrom(read);
  }

  /** Deletes a saved game when told so twice. */
  #delete(what: SavedGame | BrokenSave, asked: string | undefined): readonly string[] {
    if (asked !== what.path) {
      this.#deleting = what.path;
      return [deleteQuestion(what), "Say the same once more to delete it."];
    }
    const { saves } = this.#keeper;
    const trouble = "session" in what ? this.#keeper.discard(what) : saves.discardBroken(what);
    return [trouble ?? "It is deleted.", ...menuPage(this.#keeper.list())];
  }

  #beginFrom(request: MenuRequest): readonly string[] {
    const cardSet = request.hasCardSets ? this.#options.ownCardSet : undefined;
    // Who says both, a code and today, means the day.
    return this.#begin(request.game, { ...request, deal: request.today ? undefined : request.deal, cardSet });
  }
}

/** Whether a text is the whole word, or its number, and not only its beginning. */
function isWhole(text: string, word: string): boolean {
  return /^\d+$/.test(text) || text.toLowerCase() === word.toLowerCase();
}
