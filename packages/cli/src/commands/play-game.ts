import type { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  dishonest,
  games,
  hasCardSets,
  type OwnSet,
  ok,
  ownEdition,
  ownSetOf,
  type Problem,
  type Result,
  redo,
  replayTranscript,
  type Session,
} from "@tetrarch/engine";
import type { DealOrigin } from "@tetrarch/play";
import { finderWith, gameById, readCardSetFile } from "../content/games.js";
import { rulesOf } from "../content/shipped.js";
import { readText } from "../files/read-text.js";
import type { Exercise, Reply } from "../play/exercises/exercise.js";
import { GameKeeper, type NewGameRequest } from "../play/game-keeper.js";
import { rewound } from "../play/inquiries/winning-way.js";
import { gamePage, type Menu, type Opening, startMenu } from "../play/menu.js";
import { type Model, textPage } from "../play/model.js";
import type { SavedGame } from "../play/saves/saves.js";
import { SETTING_NAMES } from "../play/saves/settings-file.js";
import type { ScreenOptions } from "../play/screen/run.js";
import { coloursOf, isAscii, isPlain, type TerminalFacts } from "../play/terminal-capabilities.js";
import { EXIT, type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { gameWords } from "../words/en/game.js";
import { menuWords } from "../words/en/menu.js";
import { screenWords } from "../words/en/screen.js";
import { type CommandContext, lineTerminal } from "./context.js";
import { finishedGameNamed, mayNameGame } from "./history/stored-history.js";

export interface PlayCommandOptions {
  /** The id of a game; the menu without it. */
  readonly game?: string;
  /** A deal code or a card list. */
  readonly deal?: string;
  /** Where the deal comes from, when the deal itself does not show it. */
  readonly origin?: DealOrigin;
  readonly variant?: string;
  /** The path of a card set. */
  readonly cardSet?: string;
  /** A card set that came with a link, in place of a file. */
  readonly cards?: OwnSet["set"];
  readonly plain?: boolean;
  readonly ascii?: boolean;
  /** False where it is not said when a chapter of a game's story has come. */
  readonly chapters?: boolean;
  /** The path of a transcript to step through. */
  readonly open?: string;
  /** The game of a link to step through, after this number of its moves. */
  readonly link?: { readonly session: Session; readonly after: number };
  /** Where the transcript is written when the game ends or is left. */
  readonly transcript?: string;
}

/**
 * `tetrarch play`: plays on the screen, or line by line where that is better.
 * @returns the exit code
 */
export async function playCommand(
  options: PlayCommandOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const facts = terminalFacts();
  const plain = isPlain(facts, options.plain ?? false);
  const keeper = await keeperFor(options, context);
  const rules = new Map<string, string>();
  for (const { id } of games) rules.set(id, await rulesOf(id));
  const ownCardSet = await cardSetText(options, context);
  if (!ownCardSet.ok) return ownCardSet;
  const opening = await chosenOpening(keeper, { ...options, plain }, ownCardSet.value, context);
  if (!opening.ok) return opening;
  const common = { keeper, rules, ownCardSet: ownCardSet.value, opening: opening.value };
  if (plain) return lineByLine(common, options, context);
  return onScreen(common, options, facts, context);
}

async function keeperFor(
  { transcript, chapters }: PlayCommandOptions,
  { stores, random, now }: CommandContext,
): Promise<GameKeeper> {
  return new GameKeeper({
    saves: (await stores()).saves,
    random,
    now: () => new Date(now()),
    transcript,
    announcesChapters: chapters,
  });
}

type Common = Pick<ScreenOptions, "keeper" | "rules" | "ownCardSet" | "opening">;

async function lineByLine(common: Common, options: PlayCommandOptions, context: CommandContext) {
  const { playLineByLine } = await import("../play/plain/plain-controller.js");
  await playLineByLine(common, lineTerminal(options, context));
  return ok(EXIT.fine);
}

/** Plays on the screen; commands of the menu take its place for a while, and settings change it. */
async function onScreen(
  common: Common,
  options: PlayCommandOptions,
  facts: TerminalFacts,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const { spawnSync } = await import("node:child_process");
  const { playOnScreen } = await import("../play/screen/run.js");
  const { settings: file } = await context.stores();
  let shown = options;
  let screen = {
    ...common,
    colours: coloursOf(facts),
    ascii: isAscii(facts, options.ascii ?? false),
    settings: file.read().settings,
    textOf: (args: readonly string[]) => textOf(spawnSync, args),
  };
  for (;;) {
    const left = await playOnScreen(screen);
    if ("code" in left) return ok(left.code);
    let { settings } = screen;
    let more: Partial<Menu> = { more: "list" };
    if ("talk" in left) {
      await talk(spawnSync, left.talk);
    } else {
      const { setting } = left;
      settings = { ...settings, [setting]: !settings[setting] };
      shown = { ...shown, [setting]: settings[setting] };
      const chosen = SETTING_NAMES.indexOf(setting);
      more = { more: "settings", settings, chosen, notice: file.keep(settings) ?? menuWords.settingsKept };
    }
    const keeper = await keeperFor(shown, context);
    const listed = keeper.list();
    const menu: Menu = { ...startMenu(listed, keeper.today()), ...more };
    const opening = { kind: "menu", menu, troubles: listed.troubles } as const;
    if (shown.plain) {
      // The screen has let go of the keys.
      process.stdin.ref().resume();
      return lineByLine({ ...common, keeper, opening }, shown, context);
    }
    screen = { ...screen, keeper, opening, settings, ascii: isAscii(facts, shown.ascii ?? false) };
  }
}

/** The text that a command of this program prints; why it does not, where that is so. */
function textOf(spawn: typeof spawnSync, args: readonly string[]): string {
  const { stdout, stderr } = spawn(process.execPath, [process.argv[1] ?? "", ...args], {
    encoding: "utf8",
    // As wide as a page of the menu.
    env: { ...process.env, TETRARCH_COLUMNS: String((process.stdout.columns || 80) - 4) },
  });
  return stdout || stderr || menuWords.commandFailed;
}

/** Runs a command of this program on the terminal, which nothing else uses meanwhile, and waits until what it said was read. */
async function talk(spawn: typeof spawnSync, args: readonly string[]): Promise<void> {
  // Ctrl+C there is for the command, not for the menu that waits.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  spawn(process.execPath, [process.argv[1] ?? "", ...args], { stdio: "inherit" });
  // What was pressed meanwhile is heard now.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("SIGINT", ignore);
  await enterPressed(menuWords.backFromCommand);
}

/** Says what comes next, and waits for Enter on the terminal. */
export async function enterPressed(what: string): Promise<void> {
  process.stdout.write(what);
  process.stdin.ref();
  process.stdin.resume();
  await once(process.stdin, "data");
  process.stdin.pause();
}

export function mayUseScreen({ plain = false }: Pick<PlayCommandOptions, "plain">): boolean {
  return !isPlain(terminalFacts(), plain);
}

/**
 * Does an exercise on the screen until it is over or left.
 * @param opened what it said when it was opened
 * @returns the exit code
 */
export async function exerciseOnScreen(
  exercise: Exercise,
  opened: Reply,
  { ascii = false }: Pick<PlayCommandOptions, "ascii">,
  context: CommandContext,
): Promise<number> {
  const { playOnScreen } = await import("../play/screen/run.js");
  const { exerciseModel } = await import("../play/screen/exercise-screen.js");
  const facts = terminalFacts();
  const { id } = exercise.session.game;
  const left = await playOnScreen({
    keeper: await keeperFor({}, context),
    rules: new Map([[id, await rulesOf(id)]]),
    ownCardSet: undefined,
    opening: { kind: "game", model: exerciseModel(exercise, opened), troubles: [] },
    colours: coloursOf(facts),
    ascii: isAscii(facts, ascii),
  });
  return "code" in left ? left.code : EXIT.fine;
}

function chosenOpening(
  keeper: GameKeeper,
  options: PlayCommandOptions & { readonly plain: boolean },
  ownCardSet: string | undefined,
  context: CommandContext,
): Result<Opening, Fault> | Promise<Result<Opening, Fault>> {
  const { open, link, plain } = options;
  if (link) {
    let session = rewound(dishonest(link.session));
    for (let next = redo(session); next.ok && session.now.number < link.after; next = redo(session))
      session = next.value;
    return ok(laid(keeper, session, { named: gameWords.theLink, plain }));
  }
  return open === undefined
    ? openingOf(keeper, options, ownCardSet, plain)
    : openedGame(keeper, { named: open, ownCardSet, plain }, context);
}

function terminalFacts(): TerminalFacts {
  const { stdin, stdout, env, platform } = process;
  return {
    env,
    platform,
    inputIsTerminal: stdin.isTTY ?? false,
    outputIsTerminal: stdout.isTTY ?? false,
    colourDepth: stdout.isTTY ? stdout.getColorDepth() : 1,
  };
}

/** The text of the edition of the player's own set, so that its games find their cards in every book. */
async function cardSetText(
  { cards, cardSet: path }: PlayCommandOptions,
  { stdin }: CommandContext,
): Promise<Result<string | undefined, Fault>> {
  if (cards) return ok(JSON.stringify(cards));
  if (path === undefined) return ok(undefined);
  const own = await readCardSetFile(path, stdin);
  return own.ok ? ok(JSON.stringify(ownEdition(own.value).set)) : own;
}

/** The game of a transcript, or a finished one by its id or as `latest`, laid at its start. */
async function openedGame(
  keeper: GameKeeper,
  opened: OpenedGame,
  context: CommandContext,
): Promise<Result<Opening, Fault>> {
  const { named, ownCardSet } = opened;
  const session = await (mayNameGame(named) && !existsSync(named)
    ? gameOfHistory(named, context)
    : gameOfFile(named, ownCardSet, context));
  return session.ok ? ok(laid(keeper, session.value, opened)) : session;
}

/** What a game to step through is called, and how it is shown. */
interface OpenedGame {
  readonly named: string;
  readonly ownCardSet?: string | undefined;
  readonly plain: boolean;
}

/** A game to step through, on the table as it is. */
function laid(keeper: GameKeeper, session: Session, { named, ownCardSet, plain }: OpenedGame): Opening {
  const { troubles } = keeper.list();
  const own = ownSetOf(session.game);
  const cardSet = hasCardSets(session.game) ? (ownCardSet ?? (own && JSON.stringify(own.set))) : undefined;
  const model = keeper.lay(session, cardSet);
  const notice = model.notice ?? (session.undone ? gameWords.opened(named, plain) : undefined);
  return gameWithTroubles({ ...model, notice }, troubles, plain);
}

async function gameOfHistory(named: string, { stores }: CommandContext): Promise<Result<Session, Fault>> {
  const finished = finishedGameNamed(named, await stores());
  return finished.ok ? ok(rewound(dishonest(finished.value))) : finished;
}

async function gameOfFile(
  path: string,
  ownCardSet: string | undefined,
  { stdin }: CommandContext,
): Promise<Result<Session, Fault>> {
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const opened = openTranscript(text.value, ownCardSet);
  return opened.ok ? opened : fault(opened.error.code, fileFaults.about(path, opened.error.message));
}

/** Opens the requested game, new or resumed; the menu without a game, or when a saved one could be resumed. */
function openingOf(
  keeper: GameKeeper,
  options: PlayCommandOptions,
  ownCardSet: string | undefined,
  plain: boolean,
): Result<Opening, Problem> {
  const listed = keeper.list();
  const { saved, troubles } = listed;
  const menu = startMenu(listed, keeper.today());
  if (options.game === undefined) return ok({ kind: "menu", menu, troubles });
  const found = gameById(options.game, undefined);
  if (!found.ok) return found;
  const cardSet = hasCardSets(found.value) ? ownCardSet : undefined;
  const request: NewGameRequest = {
    deal: options.deal,
    origin: options.origin,
    variant: options.variant,
    cardSet,
  };
  const fitting = keeper.fitting(options.game, request);
  if (fitting && !plain && options.deal === undefined) {
    const page = gamePage(menu, options.game);
    return ok({ kind: "menu", menu: { ...page, notice: gameWords.resume }, troubles });
  }
  const resumed = fitting && keeper.resume(fitting);
  if (typeof resumed === "object") return ok(gameWithTroubles(resumed, troubles, plain));
  const begun = keeper.begin(options.game, request);
  if (!begun.ok) return begun;
  const others = saved.filter(({ game }) => game === options.game);
  const notice = begun.value.notice ?? aboutOthers(others);
  return ok(gameWithTroubles({ ...begun.value, notice }, troubles, plain));
}

/** On the screen what is wrong with saved games is a page over the table; line by line it is said first. */
function gameWithTroubles(model: Model, troubles: readonly string[], plain: boolean): Opening {
  const overlay =
    plain || troubles.length === 0 ? model.overlay : textPage(screenWords.titles.savedGames, troubles);
  return { kind: "game", model: { ...model, overlay }, troubles };
}

/** That other games of this kind stay saved, and why none of them is this one. */
function aboutOthers(others: readonly SavedGame[]): string | undefined {
  if (others.length === 0) return undefined;
  const held = others.filter(({ heldBy }) => heldBy !== undefined);
  if (held.length === others.length) return gameWords.otherTerminal;
  return gameWords.otherSaved;
}

/**
 * The game of a transcript at its start, with all of its moves taken back, so that they can be played again one by
 * one. It is not honest (C-10): the transcript shows what comes.
 * @param cardSet the text of the player's own card set
 */
export function openTranscript(text: string, cardSet: string | undefined): Result<Session, Problem> {
  const findGame = finderWith(cardSet);
  if (!findGame.ok) return findGame;
  const replayed = replayTranscript(text, findGame.value);
  return replayed.ok ? ok(rewound(dishonest(replayed.value))) : replayed;
}
