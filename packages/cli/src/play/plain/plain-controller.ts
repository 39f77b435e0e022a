import { formatTranscript, formatVariant } from "@tetrarch/engine";
import { type BookChapter, HINT_COST, isInPlay, UNDO_COST } from "@tetrarch/play";
import { parseMarkdown, ruleOf, terminalText } from "../../content/markdown.js";
import { exitAfter, onEndingSignal } from "../../ending-signals.js";
import { gameWords } from "../../words/en/game.js";
import { inquiryWords } from "../../words/en/inquiries.js";
import { menuWords } from "../../words/en/menu.js";
import { gameHelp, plainMenuWords, plainWords } from "../../words/en/plain.js";
import { asciiText } from "../drawing/style.js";
import { isLost, lostLines } from "../farewell.js";
import type { GameKeeper, NewGameRequest } from "../game-keeper.js";
import { answerAtOnce } from "../inquiries/answer-at-once.js";
import type { Finding } from "../inquiries/finding.js";
import { type Inquiry, runSliced, searchFor, searchForDeal } from "../inquiries/inquiry.js";
import { playAhead } from "../inquiries/moves-ahead.js";
import { shareParagraphs } from "../inquiries/share.js";
import { wayOf } from "../inquiries/winning-way.js";
import { gameWith, type Opening, requestOf } from "../menu.js";
import {
  asksBeforeHint,
  asksBeforeUndo,
  chapterParagraphs,
  chaptersIn,
  howToParagraphs,
  isOver,
  legalOf,
  type Model,
} from "../model.js";
import type { Action } from "../reduce.js";
import type { BrokenSave } from "../saves/broken.js";
import type { SavedGame } from "../saves/saves.js";
import { isWhole, readTyped } from "../typing.js";
import { type Conversation, converse, type LineTerminal } from "./conversation.js";
import { type LineChoice, menuPage, readMenuLine } from "./plain-menu.js";
import { fewMoveLines, lookLines, moveLines, pileLines } from "./session-lines.js";

const COLUMNS = 80;

export interface PlainOptions {
  readonly keeper: GameKeeper;
  /** The rules in Markdown, by game id. */
  readonly rules: ReadonlyMap<string, string>;
  /** The text of the player's own card set. */
  readonly ownCardSet: string | undefined;
  /** What the player finds first; the menu without it. */
  readonly opening?: Opening;
}

/** The whole program line by line: each line that comes in gives lines to be said. Knows no terminal. */
export class PlainController implements Conversation {
  readonly #keeper: GameKeeper;
  readonly #options: PlainOptions;
  #model: Model | undefined;
  #done = false;
  #resigning = false;
  /** The file that would be replaced, had the player said so once more. */
  #replacing: string | undefined;
  /** The saved game that would be deleted, had the player said so once more. */
  #deleting: string | undefined;
  /** A search that goes on: what it will say. */
  #later: Promise<readonly string[]> | undefined;

  constructor(options: PlainOptions) {
    this.#keeper = options.keeper;
    this.#options = options;
  }

  get done(): boolean {
    return this.#done;
  }

  /** What is said first: the game to be played, or the menu. */
  open(): readonly string[] {
    const { opening } = this.#options;
    const troubles = opening?.troubles ?? [];
    return [...troubles, ...(opening?.kind === "game" ? this.#lay(opening.model) : this.#menu())];
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

  later(): Promise<readonly string[]> | undefined {
    const later = this.#later;
    this.#later = undefined;
    return later;
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
    return [...left, saved ? plainWords.savedFarewell : plainWords.farewell];
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
        return gameHelp;
      case "moves":
        return moveLines(model.seat.session);
      case "table":
        return pileLines(model.seat.session);
      case "look":
        return rest === "" ? pileLines(model.seat.session) : lookLines(model.seat.session, rest);
      case "score":
        return [gameWords.score(model.seat.session, model.unsaved)];
      case "story":
        return howToParagraphs(model.seat.session.game);
      case "c":
      case "chapter":
        return chapterLines(chaptersIn(model).slice(-1));
      case "chapters":
        return chapterLines(chaptersIn(model));
      case "rules":
        return this.#rules(model, rest);
      case "hint":
        return this.#hint(model);
      case "plan":
        return this.#after(model, playAhead(this.#keeper, model));
      case "winnable":
      case "field":
      case "analyse":
      case "way":
      case "share":
        return isOver(model) ? this.#afterEnd(model, command) : [plainWords.onlyAtTheEnd(command)];
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
    this.#model = { ...model, isUndoQuestionShown: true };
    return [`${UNDO_COST} ${plainWords.sayUndoAgain}`];
  }

  #hint(model: Model): readonly string[] {
    const known = answerAtOnce("hint", model, this.#keeper);
    if (known !== undefined) return [known];
    if (asksBeforeHint(model)) {
      this.#model = { ...model, isHintQuestionShown: true };
      return [`${HINT_COST} ${inquiryWords.sayHintAgain}`];
    }
    return this.#search("hint", model, ({ paragraphs, ahead = [] }) => [
      ...this.#act(model, { type: "hinted", text: paragraphs.join(" "), ahead }),
      ...(ahead.length > 1 ? [inquiryWords.sayPlan(ahead.length)] : []),
    ]);
  }

  /** What is asked about a game that is over; its deal is a known one before anything is told (C-10). */
  #afterEnd(model: Model, request: "winnable" | "field" | "analyse" | "way" | "share"): readonly string[] {
    const { session } = model.seat;
    if (request === "share") return shareParagraphs(session);
    if (request === "way") {
      const { way } = model;
      if (!way) return [plainWords.noWayYet];
      const laid = this.#keeper.lay(wayOf(session, way), this.#keeper.cardSet);
      return this.#lay({ ...laid, notice: inquiryWords.wayIsOpen(way.length, true) });
    }
    const known = answerAtOnce(request, model, this.#keeper);
    if (known !== undefined) return [known];
    return this.#search(request, model, ({ paragraphs, way }) => {
      this.#keeper.learn(session, request === "analyse" ? "shown" : "told");
      if (way) this.#model = { ...model, way };
      return [...paragraphs, ...(way ? [plainWords.sayWay] : []), inquiryWords.known];
    });
  }

  /** Says that it thinks, and later what was found. */
  #search(inquiry: Inquiry, model: Model, found: (finding: Finding) => readonly string[]): readonly string[] {
    const run = async () => {
      const finding = await runSliced(await searchFor(inquiry, model), () => !this.#done);
      return finding ? found(finding) : [];
    };
    this.#later = run();
    return [inquiryWords.thinking("")];
  }

  #play(model: Model, command: string, rest: string): readonly string[] {
    if (rest !== "") return [plainWords.oneMoveALine];
    const read = readTyped(command, legalOf(model));
    if (read.kind === "one" && isWhole(command, read.word))
      return this.#act(model, { type: "play", word: read.word });
    if (/^\d+$/.test(command)) return [plainWords.noSuchNumber(command)];
    return this.#act(model, { type: "play", word: command });
  }

  #act(model: Model, action: Action): readonly string[] {
    const isSaidByNotice = action.type === "undo" || action.type === "hinted";
    return this.#after(model, this.#keeper.act(model, action), isSaidByNotice);
  }

  #after(model: Model, next: Model, isSaidByNotice = false): readonly string[] {
    this.#model = { ...next, notice: undefined };
    const notice = next.notice === undefined ? [] : [next.notice];
    if (next.seat === model.seat) return notice;
    const lines = isSaidByNotice ? notice : [...next.news, ...notice];
    return [...lines, ...this.#standing(next)];
  }

  /** Lines after a move: the end of the game, or a short list of choices. */
  #standing(model: Model): readonly string[] {
    if (isOver(model)) {
      const kept = model.keptAt === undefined ? [] : [plainWords.transcriptSaved(model.keptAt)];
      return [
        gameWords.score(model.seat.session, model.unsaved),
        ...kept,
        plainWords.afterTheEnd(model.seat.seen.outcome.status === "won"),
      ];
    }
    return model.table.steering === "choices" ? fewMoveLines(model.seat.session) : [];
  }

  #lay(model: Model): readonly string[] {
    const { game } = model.seat.session;
    const lines = [gameWords.intro(model.seat.session)];
    if (model.seat.seen.number > 0) {
      lines.push(plainWords.savedGame(model.seat.seen.number), ...model.log.slice(-3));
    } else {
      lines.push(...(this.#keeper.isFirstSight(game.id) ? howToParagraphs(game) : model.log));
    }
    if (model.notice !== undefined) lines.push(model.notice);
    this.#model = { ...model, notice: undefined };
    return [...lines, ...pileLines(model.seat.session), ...this.#standing(model), plainWords.sayHelp];
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

  #resign(model: Model, confirmed: boolean): readonly string[] {
    if (isOver(model) || confirmed) return this.#act(model, { type: "resign" });
    this.#resigning = true;
    return [plainWords.sayResignAgain];
  }

  #rules(model: Model, number: string): readonly string[] {
    const blocks = parseMarkdown(this.#options.rules.get(model.seat.session.game.id) ?? "");
    if (number === "") return [terminalText(blocks, { columns: COLUMNS, colour: false }).trimEnd()];
    const rule = ruleOf(blocks, number);
    if (!rule) return [plainWords.noSuchRule(number, model.seat.session.game.title)];
    return [terminalText([rule], { columns: COLUMNS, colour: false }).trimEnd()];
  }

  #transcript(model: Model, file: string, replacing: string | undefined): readonly string[] {
    if (file === "") return [formatTranscript(model.seat.session).trimEnd()];
    const existing = file === replacing ? "replace" : "keep";
    const written = this.#keeper.transcript.write(model.seat.session, file, existing);
    if ("path" in written) return [plainWords.transcriptSaved(file)];
    if (!written.exists) return [written.trouble];
    this.#replacing = file;
    return [`${written.trouble} ${plainWords.sayAgainToReplace}`];
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
    if (/^more$/i.test(line)) return plainMenuWords.more;
    const listed = this.#keeper.list();
    return [...listed.troubles, ...this.#chooseInMenu(readMenuLine(line, listed), deleting)];
  }

  #chooseInMenu(choice: LineChoice | string, deleting: string | undefined): readonly string[] {
    if (typeof choice === "string") return [choice];
    switch (choice.type) {
      case "broken":
        return menuWords.aboutBroken(choice.broken);
      case "delete":
        return this.#delete(choice.what, deleting);
      case "resume": {
        const model = this.#keeper.resume(choice.saved);
        return typeof model === "string" ? [model] : this.#lay(model);
      }
      case "winnable":
        return this.#searchDeal(choice);
      default:
        return this.#begin(choice.game, requestOf(choice, this.#options.ownCardSet));
    }
  }

  /** Looks for a deal that is proved winnable, and begins it. */
  #searchDeal(choice: Extract<LineChoice, { readonly type: "winnable" }>): readonly string[] {
    const { game, variant } = choice;
    const run = async () => {
      const search = await searchForDeal(gameWith(game, undefined), choice, this.#keeper.random);
      const deal = await runSliced(search, () => !this.#done);
      if (deal === undefined) return this.#done ? [] : [inquiryWords.notProved];
      return this.#begin(game, { deal, variant, origin: "winnable" });
    };
    this.#later = run();
    return [inquiryWords.thinking(inquiryWords.deals)];
  }

  /** Deletes a saved game at the second request. */
  #delete(what: SavedGame | BrokenSave, confirmed: string | undefined): readonly string[] {
    if (confirmed !== what.path) {
      this.#deleting = what.path;
      return [menuWords.deleteQuestion(what), plainWords.sayAgainToDelete];
    }
    const trouble = this.#keeper.discard(what);
    return [trouble ?? menuWords.deleted, ...menuPage(this.#keeper.list())];
  }
}

function chapterLines(chapters: readonly BookChapter[]): readonly string[] {
  return chapters.length > 0 ? chapters.flatMap(chapterParagraphs) : [gameWords.noChapter];
}

/** Plays line by line until the player quits or the input ends. */
export async function playLineByLine(options: PlainOptions, terminal: LineTerminal): Promise<void> {
  const controller = new PlainController(options);
  const ignore = onEndingSignal((signal) => {
    const text = controller
      .end()
      .map((line) => `${line}\n`)
      .join("");
    process.stdout.write(terminal.ascii ? asciiText(text) : text, () => process.exit(exitAfter(signal)));
  });
  await converse(controller, terminal);
  ignore();
}
