import { formatTranscript, formatVariant, type Session } from "@tetrarch/engine";
import { gameWords } from "../../words/en/game.js";
import { inquiryWords } from "../../words/en/inquiries.js";
import { menuWords } from "../../words/en/menu.js";
import { screenWords } from "../../words/en/screen.js";
import type { StyledLine } from "../drawing/style.js";
import type { Exercise } from "../exercises/exercise.js";
import { farewell, isLost } from "../farewell.js";
import type { GameKeeper } from "../game-keeper.js";
import { searchForDeal } from "../inquiries/inquiry.js";
import { playAhead } from "../inquiries/moves-ahead.js";
import { RunningSearch } from "../inquiries/running-search.js";
import type { Command, KeyPress } from "../keys.js";
import {
  type Choice,
  cardSetFor,
  gamePage,
  gameWith,
  type Menu,
  menuItems,
  type NewGameChoice,
  nextDifficulty,
  nextVariant,
  requestOf,
  startMenu,
} from "../menu.js";
import {
  type Afterwards,
  asksBeforeUndo,
  chaptersIn,
  chaptersPage,
  howToParagraphs,
  introduction,
  journal,
  lookPage,
  type Model,
  textPage,
} from "../model.js";
import type { BrokenSave } from "../saves/broken.js";
import type { SavedGame } from "../saves/saves.js";
import type { SettingName, Settings } from "../saves/settings-file.js";
import { actInExercise, type ExerciseStep, obeyInExercise } from "./exercise-screen.js";
import { frameOf } from "./frame.js";
import { readGameKey } from "./game-keys.js";
import type { Size } from "./layout.js";
import { menuLines } from "./menu-frame.js";
import { readMenuKey } from "./menu-keys.js";
import { ScreenInquiries } from "./screen-inquiries.js";
import {
  begun,
  CLOSED,
  inMenu,
  isInner,
  onTable,
  opened,
  type ScreenState,
  thinkingNotice,
  withNotice,
  withUndoQuestion,
  writeTranscript,
} from "./screen-state.js";

export interface ScreenControllerOptions {
  readonly keeper: GameKeeper;
  /** The rules as text, by game id. */
  readonly rules: ReadonlyMap<string, string>;
  /** The text of the player's own card set, for every game that has card sets. */
  readonly ownCardSet: string | undefined;
  readonly onQuit: () => void;
  /** Ctrl+Z: the program is to stop until the shell calls it back. */
  readonly onSuspend: () => void;
  /** The text that a command prints. */
  readonly textOf?: (args: readonly string[]) => string;
  /** A command is to take the place of the menu for a while. */
  readonly onTalk?: (args: readonly string[]) => void;
  /** What is set; the defaults where it is missing. */
  readonly settings?: Settings;
  /** A setting is to be changed: how all is shown may follow from it. */
  readonly onSetting?: (name: SettingName) => void;
  /** Something else is to be shown though no key was pressed: a search has come further. */
  readonly onChange?: () => void;
  /** A search has failed: a bug. */
  readonly onFail?: (error: unknown) => void;
}

/** The whole program on the screen: what is shown, and what each key does. Knows no terminal. */
export class ScreenController {
  readonly #keeper: GameKeeper;
  readonly #options: ScreenControllerOptions;
  #state: ScreenState;
  #parting: readonly string[] | undefined;
  #warned: Session | undefined;
  readonly #running: RunningSearch;
  readonly #inquiries: ScreenInquiries;

  constructor(state: ScreenState, options: ScreenControllerOptions) {
    this.#keeper = options.keeper;
    this.#options = options;
    this.#state = state.kind === "game" ? this.#introduced(state.model) : state;
    const changed = (next: ScreenState) => {
      this.#state = next;
      options.onChange?.();
    };
    this.#running = new RunningSearch(
      (progress) => changed(withNotice(this.#state, thinkingNotice(progress))),
      (error) => options.onFail?.(error),
    );
    this.#inquiries = new ScreenInquiries(this.#keeper, this.#running, (model) => changed(onTable(model)));
  }

  /** Settles when the search begun last has ended. */
  get settled(): Promise<void> {
    return this.#running.settled;
  }

  get state(): ScreenState {
    return this.#state;
  }

  lines(size: Size): readonly StyledLine[] {
    const state = this.#state;
    return state.kind === "menu" ? menuLines(state.menu, size) : frameOf(state.model, size).lines;
  }

  press(key: KeyPress, size: Size): void {
    const state = this.#state;
    // Keys may still come with the one that has quit.
    if (this.#parting) return;
    if (key.ctrl && key.text === "c") this.#quit();
    else if (key.ctrl && key.text === "z") this.#options.onSuspend();
    else if (this.#running.isBusy) this.#pressMeanwhile(key);
    else if (state.kind === "menu") this.#state = this.#pressInMenu(state.menu, key, size);
    else this.#state = this.#pressInGame(state.model, key, size);
  }

  /** While a search goes on nothing else is done. */
  #pressMeanwhile(key: KeyPress): void {
    if (key.name !== "escape") return;
    this.#running.cancel();
    this.#state = withNotice(this.#state, inquiryWords.stopped);
  }

  /** Puts the game away; returns the lines that are to stay on the terminal: what became of it. */
  end(): readonly string[] {
    this.#parting ??= this.#part();
    return this.#parting;
  }

  #part(): readonly string[] {
    this.#running.cancel();
    const state = this.#state;
    // The position of an exercise is no game to be saved.
    const model = state.kind === "game" && !state.model.exercise ? state.model : undefined;
    const wrong = model && this.#keeper.transcript.writeRequested(model.seat.session);
    this.#keeper.close();
    const became = model ? farewell(model, this.#keeper.unsaved) : [];
    return wrong === undefined ? became : [wrong, ...became];
  }

  #quit(): ScreenState {
    this.end();
    this.#options.onQuit();
    return this.#state;
  }

  #pressInGame(model: Model, key: KeyPress, size: Size): ScreenState {
    const read = readGameKey(model, frameOf(model, size), size, key);
    if (read === undefined) return onTable(model);
    const { exercise } = model;
    if (exercise && "action" in read) return this.#follow(actInExercise(model, exercise, read.action));
    if (exercise && "command" in read) return this.#obeyInExercise(model, exercise, read.command);
    if ("action" in read) return onTable(this.#keeper.act(model, read.action));
    if ("transcript" in read)
      return onTable(writeTranscript(model, read.transcript, this.#keeper.transcript));
    return "afterwards" in read ? this.#goOn(model, read.afterwards) : this.#obey(model, read.command);
  }

  #obeyInExercise(model: Model, exercise: Exercise, command: Command): ScreenState {
    const isAsInGame = ["moves", "look", "journal", "rules", "quit"].includes(command);
    return isAsInGame ? this.#obey(model, command) : this.#follow(obeyInExercise(model, exercise, command));
  }

  #follow(step: ExerciseStep): ScreenState {
    if ("model" in step) return onTable(step.model);
    this.#parting = step.last;
    return this.#quit();
  }

  #obey(model: Model, command: Command): ScreenState {
    switch (command) {
      case "undo":
        if (asksBeforeUndo(model)) return onTable(withUndoQuestion(model));
        return onTable(this.#keeper.act(model, { type: "undo" }));
      case "redo":
        return onTable(this.#keeper.act(model, { type: "redo" }));
      case "hint":
        return this.#thought(() => this.#inquiries.hint(model));
      case "plan":
        return onTable(playAhead(this.#keeper, { ...model, ...CLOSED }));
      case "moves":
        return opened(model, { kind: "moves", chosen: 0 });
      case "resign":
        return opened(model, { kind: "resign" });
      case "look":
        return opened(model, lookPage(model));
      case "journal":
        return opened(model, journal(model));
      case "chapters": {
        const chapters = chaptersIn(model);
        return chapters.length > 0
          ? opened(model, chaptersPage(chapters))
          : onTable({ ...model, notice: gameWords.noChapter });
      }
      case "how-to":
        return opened(model, introduction(model));
      case "rules":
        return opened(
          model,
          textPage(screenWords.titles.rules, [this.#options.rules.get(model.seat.session.game.id) ?? ""]),
        );
      case "keys":
        return opened(model, textPage(screenWords.titles.keys, [screenWords.keysPage]));
      case "transcript":
        return opened(model, {
          ...textPage(screenWords.titles.transcript, [formatTranscript(model.seat.session)]),
          isTranscript: true,
        });
      case "menu":
        return this.#leaveForMenu(model);
      case "level-before":
        return onTable({ ...model, notice: screenWords.unknownKey("N") });
      case "quit":
        return this.#quit();
    }
  }

  /** What is shown when a search may have begun: that it goes on. */
  #thought(ask: () => Model): ScreenState {
    const model = ask();
    return this.#running.isBusy ? withNotice(onTable(model), thinkingNotice("")) : onTable(model);
  }

  /** A game that is not saved would be lost in the menu, so there it takes a second key. */
  #leaveForMenu(model: Model): ScreenState {
    if (isLost(model, this.#keeper.unsaved) && this.#warned !== model.seat.session) {
      this.#warned = model.seat.session;
      return onTable({
        ...model,
        notice: screenWords.leaveUnsaved,
      });
    }
    const wrong = this.#keeper.transcript.writeRequested(model.seat.session);
    this.#keeper.close();
    return inMenu({ ...gamePage(this.#freshMenu(), model.seat.session.game.id), notice: wrong });
  }

  #freshMenu(): Menu {
    return startMenu(this.#keeper.list(), this.#keeper.today());
  }

  /** Deletes a saved game; the menu stays where it is. */
  #delete(menu: Menu, what: SavedGame | BrokenSave): Menu {
    const trouble = this.#keeper.discard(what);
    const { game, variant } = menu;
    const left: Menu = { ...this.#freshMenu(), game, variant, notice: trouble ?? menuWords.deleted };
    return { ...left, chosen: Math.min(menu.chosen, menuItems(left).length - 1) };
  }

  /** What to do after the end of a game. */
  #goOn(model: Model, afterwards: Afterwards): ScreenState {
    const { game, variant, deal } = model.seat.session;
    const request = {
      variant: formatVariant(variant),
      cardSet: this.#keeper.cardSet ?? cardSetFor(game.id, this.#options.ownCardSet),
    };
    switch (afterwards) {
      case "new":
        return begun(model, this.#keeper.begin(game.id, request));
      case "again":
        return begun(model, this.#keeper.begin(game.id, { ...request, deal }));
      case "winnable":
      case "field":
      case "analyse":
        return this.#thought(() => this.#inquiries.ask(afterwards, model));
      case "way":
        return onTable(this.#inquiries.way(model));
      case "share":
        return onTable(this.#inquiries.share(model));
      case "menu":
        this.#keeper.close();
        return inMenu(this.#freshMenu());
      case "quit":
        return this.#quit();
    }
  }

  #pressInMenu(menu: Menu, key: KeyPress, size: Size): ScreenState {
    const read = readMenuKey(menu, key, size);
    return "menu" in read ? inMenu(read.menu) : this.#choose(menu, read.choice);
  }

  #choose(menu: Menu, choice: Choice): ScreenState {
    switch (choice.type) {
      case "resume": {
        const model = this.#keeper.resume(choice.saved);
        return typeof model === "string" ? inMenu({ ...menu, notice: model }) : this.#introduced(model);
      }
      case "broken":
        return inMenu({ ...menu, page: menuWords.aboutBroken(choice.broken), notice: undefined });
      case "delete":
        return inMenu(this.#delete(menu, choice.what));
      case "game":
        return inMenu(gamePage(menu, choice.game));
      case "random":
      case "daily":
      case "deal":
        return this.#begin(menu, choice);
      case "type-deal":
        return inMenu({ ...menu, typed: "", notice: undefined });
      case "next-variant":
        return inMenu(nextVariant(menu));
      case "next-difficulty":
        return inMenu(nextDifficulty(menu));
      case "winnable":
        return this.#searchDeal(menu, choice);
      case "more":
        return inMenu({
          ...menu,
          more: choice.more,
          settings: this.#options.settings,
          chosen: 0,
          notice: undefined,
        });
      case "command":
        return this.#command(menu, choice);
      case "setting":
        this.#options.onSetting?.(choice.name);
        return inMenu(menu);
      case "how-to":
        return inMenu({ ...menu, page: howToParagraphs(gameWith(choice.game, this.#options.ownCardSet)) });
      case "back":
        return inMenu({ ...this.#freshMenu(), ...(isInner(menu.more) && { more: "list" }) });
      case "quit":
        return this.#quit();
    }
  }

  #begin(menu: Menu, choice: NewGameChoice): ScreenState {
    const started = this.#keeper.begin(choice.game, requestOf(choice, this.#options.ownCardSet));
    return started.ok ? this.#introduced(started.value) : inMenu({ ...menu, notice: started.error.message });
  }

  /** Looks for a deal that is proved winnable, and begins it. */
  #searchDeal(
    menu: Menu,
    { game, variant }: { readonly game: string; readonly variant: string },
  ): ScreenState {
    const { difficulty } = menu;
    const quiet = { ...menu, notice: undefined };
    this.#running.start(
      () => searchForDeal(gameWith(game, undefined), { variant, difficulty }, this.#keeper.random),
      ({ nodes }) => `${inquiryWords.deals}: ${inquiryWords.positions(nodes)}`,
      (deal) => {
        const started =
          deal === undefined ? undefined : this.#keeper.begin(game, { deal, variant, origin: "winnable" });
        this.#state = started?.ok
          ? this.#introduced(started.value)
          : inMenu({ ...quiet, notice: started?.error.message ?? inquiryWords.notProved });
        this.#options.onChange?.();
      },
    );
    return inMenu({ ...quiet, notice: thinkingNotice(inquiryWords.deals) });
  }

  #command(
    menu: Menu,
    { args, isTalk }: { readonly args: readonly string[]; readonly isTalk: boolean },
  ): ScreenState {
    if (!isTalk) {
      const text = this.#options.textOf?.(args) ?? "";
      return inMenu({ ...menu, page: [text.trimEnd()], scroll: 0, notice: undefined });
    }
    this.#options.onTalk?.(args);
    return inMenu(menu);
  }

  /** The game, under its story and how to play for someone who has never seen it. */
  #introduced(model: Model): ScreenState {
    const game = model.seat.session.game.id;
    const isIntroduced = model.overlay === undefined && !model.exercise && this.#keeper.isFirstSight(game);
    return onTable(isIntroduced ? { ...model, overlay: introduction(model) } : model);
  }
}
