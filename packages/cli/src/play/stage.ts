import {
  formatTranscript,
  formatVariant,
  games,
  hasCardSets,
  type Problem,
  type Result,
  type Session,
} from "@tetrarch/engine";
import type { Desk, Wish } from "./desk.js";
import type { Line } from "./drawing/style.js";
import { farewell, isLost } from "./farewell.js";
import { type Command, KEYS_PAGE, type KeyPress } from "./keys.js";
import { aboutBroken, type Choice, gamePage, type Menu, menuItems, nextVariant, startMenu } from "./menu.js";
import type { Afterwards, Model, Overlay } from "./model.js";
import { howToParagraphs, introduction, journal, lookPage, textPage } from "./pages.js";
import type { BrokenSave } from "./saves/broken.js";
import type { SavedGame } from "./saves/saves.js";
import { frameOf } from "./screen/frame.js";
import { readGameKey } from "./screen/game-keys.js";
import type { Size } from "./screen/layout.js";
import { menuLines } from "./screen/menu-frame.js";
import { readMenuKey } from "./screen/menu-keys.js";

/** What is on the screen. */
export type Scene =
  | { readonly kind: "menu"; readonly menu: Menu }
  | { readonly kind: "game"; readonly model: Model };

export interface StageOptions {
  readonly desk: Desk;
  /** The rules as text, by game id. */
  readonly rules: ReadonlyMap<string, string>;
  /** The text of a card set the player brought, for every game that has card sets. */
  readonly ownCardSet: string | undefined;
  readonly onQuit: () => void;
  /** Ctrl+Z: the program is to stop until the shell calls it back. */
  readonly onSuspend: () => void;
}

/** The whole program on the screen: what is shown, and what each key does. Knows no terminal. */
export class Stage {
  readonly #desk: Desk;
  readonly #options: StageOptions;
  #scene: Scene;
  #parting: readonly string[] | undefined;
  #warned: Session | undefined;

  constructor(scene: Scene, options: StageOptions) {
    this.#desk = options.desk;
    this.#options = options;
    this.#scene = scene.kind === "game" ? this.#introduced(scene.model) : scene;
  }

  get scene(): Scene {
    return this.#scene;
  }

  lines(size: Size): readonly Line[] {
    const scene = this.#scene;
    return scene.kind === "menu" ? menuLines(scene.menu, size) : frameOf(scene.model, size).lines;
  }

  press(key: KeyPress, size: Size): void {
    const scene = this.#scene;
    // Keys may still come with the one that has quit.
    if (this.#parting) return;
    if (key.ctrl && key.text === "c") this.#quit();
    else if (key.ctrl && key.text === "z") this.#options.onSuspend();
    else if (scene.kind === "menu") this.#scene = this.#pressInMenu(scene.menu, key, size);
    else this.#scene = this.#pressInGame(scene.model, key, size);
  }

  /** Puts the game away; returns the lines that are to stay on the terminal: what became of it. */
  end(): readonly string[] {
    this.#parting ??= this.#part();
    return this.#parting;
  }

  #part(): readonly string[] {
    const scene = this.#scene;
    const wrong = scene.kind === "game" ? this.#desk.writeWishedTranscript(scene.model) : undefined;
    this.#desk.close();
    const became = scene.kind === "game" ? farewell(scene.model, this.#desk.unsaved) : [];
    return wrong === undefined ? became : [wrong, ...became];
  }

  #quit(): Scene {
    this.end();
    this.#options.onQuit();
    return this.#scene;
  }

  #pressInGame(model: Model, key: KeyPress, size: Size): Scene {
    const read = readGameKey(model, frameOf(model, size), size, key);
    if (read === undefined) return onTable(model);
    if ("action" in read) return onTable(this.#desk.act(model, read.action));
    if ("transcript" in read) return onTable(this.#handOut(model, read.transcript));
    return "afterwards" in read ? this.#goOn(model, read.afterwards) : this.#obey(model, read.command);
  }

  #obey(model: Model, command: Command): Scene {
    switch (command) {
      case "undo":
      case "redo":
        return onTable(this.#desk.act(model, { type: command }));
      case "moves":
        return opened(model, { kind: "moves", chosen: 0 });
      case "resign":
        return opened(model, { kind: "resign" });
      case "look":
        return opened(model, lookPage(model));
      case "journal":
        return opened(model, journal(model));
      case "how-to":
        return opened(model, introduction(model));
      case "rules":
        return opened(model, textPage("Rules", [this.#options.rules.get(model.session.game.id) ?? ""]));
      case "keys":
        return opened(model, textPage("Keys", [KEYS_PAGE]));
      case "transcript":
        return opened(model, {
          ...textPage("Transcript", [formatTranscript(model.session)]),
          isTranscript: true,
        });
      case "menu":
        return this.#leaveForMenu(model);
      case "quit":
        return this.#quit();
    }
  }

  /** A game that is not saved would be lost in the menu, so there it takes a second key. */
  #leaveForMenu(model: Model): Scene {
    if (isLost(model, this.#desk.unsaved) && this.#warned !== model.session) {
      this.#warned = model.session;
      return onTable({
        ...model,
        notice: "Not saved! T, w write the transcript to a file; n once more leaves the game.",
      });
    }
    const wrong = this.#desk.writeWishedTranscript(model);
    this.#desk.close();
    return inMenu({ ...gamePage(this.#freshMenu(), model.session.game.id), notice: wrong });
  }

  /** Asks for the name of a file for the transcript, or writes it; what is there is replaced at the second Enter only. */
  #handOut(model: Model, what: "name" | "write"): Model {
    const { overlay } = model;
    if (what === "name" || overlay?.kind !== "write") {
      return {
        ...model,
        overlay: { kind: "write", name: this.#desk.transcriptName(model), replacing: false },
      };
    }
    const { name, replacing } = overlay;
    if (name.trim() === "") return { ...model, notice: "A name is missing." };
    const written = this.#desk.writeTranscript(model, name, replacing ? "replace" : "keep");
    if ("path" in written) {
      return { ...model, overlay: undefined, notice: `The transcript is in ${written.path}` };
    }
    if (!written.exists) return { ...model, notice: written.trouble };
    const notice = `${written.trouble} Enter once more replaces it.`;
    return { ...model, overlay: { ...overlay, replacing: true }, notice };
  }

  #freshMenu(): Menu {
    return startMenu(this.#desk.list(), this.#desk.today());
  }

  /** Deletes a saved game; the menu stays where it is. */
  #delete(menu: Menu, what: SavedGame | BrokenSave): Menu {
    const { saves } = this.#desk;
    const trouble = "session" in what ? saves.discard(what) : saves.discardBroken(what);
    const { game, variant } = menu;
    const left: Menu = { ...this.#freshMenu(), game, variant, notice: trouble ?? "It is deleted." };
    return { ...left, chosen: Math.min(menu.chosen, menuItems(left).length - 1) };
  }

  /** What to do after the end of a game. */
  #goOn(model: Model, afterwards: Afterwards): Scene {
    const { game, variant, deal } = model.session;
    const wish = { variant: formatVariant(variant), cardSet: this.#desk.cardSet ?? this.#setFor(game.id) };
    switch (afterwards) {
      case "new":
        return begun(model, this.#desk.begin(game.id, wish));
      case "again":
        return begun(model, this.#desk.begin(game.id, { ...wish, deal }));
      case "menu":
        this.#desk.close();
        return inMenu(this.#freshMenu());
      case "quit":
        return this.#quit();
    }
  }

  #pressInMenu(menu: Menu, key: KeyPress, size: Size): Scene {
    const read = readMenuKey(menu, key, size);
    return "menu" in read ? inMenu(read.menu) : this.#choose(menu, read.choice);
  }

  #choose(menu: Menu, choice: Choice): Scene {
    switch (choice.type) {
      case "resume": {
        const model = this.#desk.resume(choice.saved);
        return typeof model === "string" ? inMenu({ ...menu, notice: model }) : this.#introduced(model);
      }
      case "broken":
        return inMenu({ ...menu, page: aboutBroken(choice.broken), notice: undefined });
      case "delete":
        return inMenu(this.#delete(menu, choice.what));
      case "game":
        return inMenu(gamePage(menu, choice.game));
      case "random":
        return this.#begin(menu, choice.game, { variant: choice.variant });
      case "daily":
        return this.#begin(menu, choice.game, { variant: choice.variant, today: true });
      case "deal":
        return this.#begin(menu, choice.game, { variant: choice.variant, deal: choice.deal });
      case "type-deal":
        return inMenu({ ...menu, typed: "", notice: undefined });
      case "next-variant":
        return inMenu(nextVariant(menu));
      case "how-to":
        return inMenu({ ...menu, page: howToParagraphs(choice.game) });
      case "back":
        return inMenu(this.#freshMenu());
      case "quit":
        return this.#quit();
    }
  }

  #begin(menu: Menu, game: string, wish: Wish): Scene {
    const started = this.#desk.begin(game, { ...wish, cardSet: this.#setFor(game) });
    return started.ok ? this.#introduced(started.value) : inMenu({ ...menu, notice: started.error.message });
  }

  /** The player's card set goes with the games that have card sets. */
  #setFor(gameId: string): string | undefined {
    const game = games.find(({ id }) => id === gameId);
    return game && hasCardSets(game) ? this.#options.ownCardSet : undefined;
  }

  /** The game, under its story and how to play for someone who has never seen it. */
  #introduced(model: Model): Scene {
    const game = model.session.game.id;
    if (model.overlay !== undefined || this.#desk.saves.hasSeen(game)) return onTable(model);
    this.#desk.saves.markSeen(game);
    return onTable({ ...model, overlay: introduction(model) });
  }
}

function onTable(model: Model): Scene {
  return { kind: "game", model };
}

function inMenu(menu: Menu): Scene {
  return { kind: "menu", menu };
}

function opened(model: Model, overlay: Overlay): Scene {
  return onTable({ ...model, overlay, typed: undefined, lifted: undefined, notice: undefined });
}

function begun(before: Model, started: Result<Model, Problem>): Scene {
  return onTable(started.ok ? started.value : { ...before, notice: started.error.message });
}
