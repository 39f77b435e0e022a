import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { tetrarchAt } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

/**
 * Every task that the page offers, and its way in the terminal, driven for real. A task is done by commands of the command
 * line, or by what is said in a game line by line; where it has keys on the screen, too, tests of the screen drive these.
 */

const { folder, file } = ownFolder("tasks");
const home = join(folder, "home");

interface Done {
  readonly code: number | null;
  readonly text: string;
}

/** Runs a command line; what is typed comes line by line. */
async function done(args: readonly string[], typed: readonly string[] = [], at = home): Promise<Done> {
  const { code, stdout, stderr } = await tetrarchAt(at, args, ...typed);
  return { code, text: stdout + stderr };
}

/** The last word of a command's answer: its link. */
async function linkOf(...args: readonly string[]): Promise<string> {
  return (await done(args)).text.trim().split(/\s+/).at(-1) ?? "";
}

const LOST = ["resign", "resign"];

let deal = "";
let game = "";
let view = "";
let duel = "";
let series = "";
/** A card set of one's own: the built-in one under another name. */
let ownCards = "";
/** A game from another machine, with one big mistake, and the file that it comes in. */
let mistaken = "";
let exported = "";

/** Plays a game of the Tomb that turns back too soon, on another machine, as if its deal had been a random one. */
async function playOnOtherMachine(): Promise<void> {
  const otherHome = join(folder, "other-home");
  await done(["play", "tk", "--deal", "1", "--plain"], ["delve", "play", "retreat"], otherHome);
  const { text } = await done(["history", "export"], [], otherHome);
  mistaken = /"id":"(\w+)"/.exec(text)?.[1] ?? "";
  exported = file(
    "from-there.jsonl",
    text.replace(
      /"startedAt":\d+,"endedAt":\d+,"origin":"code"/,
      '"startedAt":1,"endedAt":2,"origin":"random"',
    ),
  );
}

beforeAll(async () => {
  await playOnOtherMachine();
  await done(["play", "fg", "--deal", "3", "--plain"], ["1", ...LOST]);
  deal = await linkOf("link", "FG-3-4");
  game = await linkOf("link", "latest");
  await done(["play", "fk", "--deal", "17", "--plain"], ["deal"]);
  view = await linkOf("link", join(home, "saves", "four-kingdoms-1.txt"), "--view");
  duel = await linkOf("duel", "new", "fg", "--name", "Ann", "--length", "1");
  series = await linkOf("series", "new", "tk");
  const set = { ...JSON.parse((await done(["cards", "--json"])).text), name: "Mine" };
  ownCards = file("mine.json", JSON.stringify(set));
});

type Row = readonly [
  task: string,
  args: readonly string[] | (() => readonly string[]),
  typed: readonly string[],
  shows: RegExp,
];

const IN_PLAY = ["play", "nt", "--deal", "7", "--plain"];
const ENDED = ["play", "fg", "--deal", "3", "--plain"];

const ways: readonly Row[] = [
  ["choose a game", ["--plain"], [], /1\. Tomb of Four Kings \(.*\n2\. The King's Keys/],
  ["everything else there is", ["--plain"], ["more"], /tetrarch puzzle GAME: puzzles\./],
  ["play the deal of the day", ["--plain"], ["kk today"], /This is The King's Keys, deal KK-\d{8}-\d/],
  ["play a deal by its code", ["play", "FK-11982-6", "--plain"], [], /deal FK-11982-6/],
  ["play a deal by its number", ["play", "fk", "--deal", "17", "--plain"], [], /deal FK-17-\d/],
  ["play a variant", ["play", "fg", "--variant", "rescue", "--plain"], [], /variant rescue/],
  [
    "play by memory",
    ["play", "tk", "--variant", "by-memory", "--deal", "1", "--plain"],
    ["delve", "play", "retreat"],
    /variant by-memory.*Score 0\/2, .*escaped/s,
  ],
  [
    "play a winnable deal of a difficulty",
    ["--plain"],
    ["fg easy"],
    /Looking for a deal.*\nThis is The Universe/,
  ],
  ["know what a hint costs before", IN_PLAY, ["hint"], /Hints mark this game as helped\. Say hint again/],
  [
    "get a hint, and why",
    IN_PLAY,
    ["hint", "hint"],
    /Hint: r1-f \(reserve 1 to its corner\)\. It can go home\./,
  ],
  [
    "play the plan of a hint, or the last moves",
    IN_PLAY,
    ["plan", "undo"],
    /The plan is done\. Ask for a hint/,
  ],
  ["take back, and play again", IN_PLAY, ["r1-f", "undo", "undo", "redo"], /Taken back: r1-f\./],
  ["hear why a move is refused", IN_PLAY, ["r1-t1"], /r1-t1 is not legal here: .+/i],
  [
    "look at the piles, list the cards of one",
    IN_PLAY,
    ["look r1"],
    /reserve 1 \(r1\): \d+ cards, top first/,
  ],
  ["read the story, and how to play", IN_PLAY, ["story"], /Under the dome/],
  ["read the chapters", ["play", "fg", "--deal", "3", "--plain"], ["1", "chapter"], /The Lodger/],
  ["read the rules", ["rules", "NT-7"], [], /NT-7/],
  ["deal anew, and the same again", IN_PLAY, ["again"], /deal NT-7-7/],
  ["resign", IN_PLAY, LOST, /You sound the retreat\./],
  [
    "could this have been won?",
    ENDED,
    [...LOST, "winnable"],
    /Yes, if all hidden cards are known: in \d+ moves\./,
  ],
  ["the way, step by step", ENDED, [...LOST, "winnable", "way", "redo"], /The way of \d+ moves is here/],
  ["analyse at the end", ENDED, [...LOST, "analyse"], /Judged by a program that sees what you saw/],
  ["share at the end", ENDED, [...LOST, "share"], /The deal alone, for others to play:/],
  ["resume a saved game", ["--plain"], ["a"], /Your saved game, after \d+ move/],
  ["delete a saved game", ["--plain"], ["delete a"], /Delete .* for ever\?/],
  ["which lessons there are", ["learn"], [], /kings-keys: The King's Keys, 11 levels/],
  ["the glossary", ["learn"], [], /Glossary\n(?:.+\n)*Corner: A place where one suit goes home/],
  ["learn a game", ["learn", "kk"], ["a2-a1"], /Done\. .*\nThe King's Keys, level 2 of 11\./s],
  ["go on where the lessons were left", ["learn", "kk"], [], /The King's Keys, level 2 of 11\./],
  ["which puzzles there are", ["puzzle"], [], /four-kingdoms: Four Kingdoms, \d+ puzzles/],
  ["solve puzzles", ["puzzle", "fk"], ["show"], /One move keeps the win: which\?/],
  ["the puzzle of the day", ["puzzle", "kk", "--today"], [], /puzzle of the day/],
  ["puzzles of chances", ["puzzle", "fg", "--chances"], [], /The Universe of the Four Gods, puzzle 1 of/],
  ["the deals of another day", ["today", "--date", "2026-01-02"], [], /FK-20260102-\d/],
  ["the deals of the day", ["today"], [], /FK-\d{8}-\d {2,}Four Kingdoms/],
  [
    "the days of a month",
    ["today", "fg", "--month"],
    [],
    /\d{4}-\d\d-\d\d {2}FG-\d+-\d .*(not played|resigned)/,
  ],
  ["statistics and finished games", ["history"], [], /unaided first plays: 0 of 1 won/],
  ["open a finished game", ["history", "show", "latest"], [], /It opens with tetrarch play --open/],
  ["give it a star, a note; hide it", ["history", "mark", "latest", "--star"], [], /starred/],
  [
    "replay it move by move",
    ["play", "--open", "latest", "--plain"],
    ["redo"],
    /The moves of latest are here/,
  ],
  ["see how it ended", ["replay", "latest"], [], /The Universe of the Four Gods, deal FG-3-\d/],
  ["analyse it", ["analyse", "latest"], [], /^You resigned/m],
  ["filter the history", ["history", "fg", "--starred", "--last", "5"], [], / FG-3-\d .*starred/],
  ["import what was exported", () => ["history", "import", exported], [], /^1 game added, 0 known already/m],
  [
    "the field of its deal",
    () => ["field", mistaken],
    [],
    /A good player +\d+ .*With all cards known +cannot be won.*You did not win where a good player wins.*Of these \d+ games/s,
  ],
  [
    "retry the mistakes of a game",
    () => ["retry", mistaken, "--plain"],
    ["show"],
    /: 1 mistake\. Find a better move\..*Best: Delve/s,
  ],
  ["luck and mistakes over all games", ["history", "trends"], [], /1 mistake in 1 decision/],
  ["the coach", ["coach", "--plain"], ["delve"], /1 mistake to go through.*^Right\./ms],
  ["what the coach says of progress", ["coach", "--progress"], [], /Too little to tell yet/],
  [
    "share a moment of a game",
    () => ["link", join(home, "saves", "four-kingdoms-1.txt"), "--view"],
    [],
    /what would you do\?\n\w+/,
  ],
  ["share it", ["link", "latest"], [], /The Universe of the Four Gods, deal FG-3-\d: resigned/],
  ["reset the statistics", ["history", "anew", "kk"], [], /start over/],
  ["the score sheet by the book", ["history", "sheet"], [], /TK-1-7/],
  ["take everything along", ["history", "export"], [], /1 game in play|games in play go on/],
  ["open a link of a deal", () => ["open", deal, "--plain"], [], /This is The Universe of the Four Gods/],
  ["open a link of a game", () => ["open", game, "--plain"], ["redo"], /The moves of the link are here/],
  ["open a link of a view", () => ["open", view], [], /waste: .*/],
  [
    "open lessons that were shared",
    ["open", "https://x.example/#/learn/kings-keys"],
    [],
    /The King's Keys, level 2 of 11\./,
  ],
  ["and one of them", ["open", "https://x.example/#/learn/kings-keys/a-book"], [], /level 4 of 11\./],
  [
    "open the puzzle of the day",
    ["open", "https://x.example/#/puzzles/kings-keys/today"],
    [],
    /The King's Keys, puzzle of the day/,
  ],
  [
    "and other puzzles",
    ["open", "https://x.example/#/puzzles/kings-keys/chance/3"],
    [],
    /The King's Keys, puzzle 3 of 60/,
  ],
  [
    "by their deals",
    ["open", "https://x.example/#/puzzles/kings-keys/KK-2001474-6"],
    [],
    /The King's Keys, puzzle 9 of 72/,
  ],
  ["open a challenge", () => ["open", duel], [], /Play its next deal with: tetrarch duel play/],
  ["open a series", () => ["open", series], [], /Play it with: tetrarch series play/],
  [
    "open a game's page",
    ["open", "https://x.example/#/four-kingdoms/FK-11982-6", "--plain"],
    [],
    /FK-11982-6/,
  ],
  ["challenge a friend", ["duel", "new", "kk", "--name", "Ann"], [], /Ann challenges you/],
  ["play a duel's next deal", () => ["duel", "play", duel, "--plain"], ["1", ...LOST], /Deal 1 of 1/],
  ["the table of a duel", () => ["duel", "show", duel, "--name", "Ann"], [], /Ann/],
  ["answer a duel", () => ["duel", "answer", duel, "--name", "Ann"], [], /^[0-9A-Za-z]{20,}$/m],
  [
    "a duel against the house",
    () => ["duel", "house", duel, "--player", "greedy"],
    [],
    /The sensible house .*\n[0-9A-Za-z]{20,}\n/,
  ],
  [
    "begin a duel at one screen",
    ["duel", "here", "fg", "--names", "Ann, Ben", "--length", "1", "--house", "greedy"],
    [],
    /Next: Ann, deal 1 of 1/,
  ],
  [
    "the first player's turn at it",
    ["duel", "here", "--plain"],
    ["1", ...LOST],
    /game 1 +played +- +-\n.*Next: Ben, deal 1 of 1.*Ann, deal 1 of 1\. Ben looks away\./s,
  ],
  [
    "the second player's turn, and the table",
    ["duel", "here", "--plain"],
    ["1", ...LOST],
    /Ann +Ben +The sensible house\ngame 1 +resigned 0\/4 +resigned 0\/4 +(won|lost) \d/,
  ],
  ["who owes whom", ["duel", "debts"], [], /^Nobody owes anything\.$/m],
  ["a series alone", () => ["series", "play", series, "--plain"], LOST, /Deal 1 of 3/],
  [
    "the table of a series",
    () => ["series", "show", series],
    [],
    /game 1 +resigned 0\/0.*2 deals are left for you/s,
  ],
  ["the ladder of the Tomb", ["series", "ladder"], [], /\[x\] Out alive\n +best 2 points/],
  ["the cards of the Four Gods", ["cards"], [], /Friends/],
  ["check cards of one's own", () => ["cards", "--check", ownCards], [], /Mine .*the card set is valid/],
  [
    "who wins how often with them",
    () => ["cards", "--check", ownCards, "--deals", "1"],
    [],
    /Of 1 deal with these cards\n.*rules of thumb wins \d/,
  ],
  [
    "play with them",
    () => ["play", "fg", "--card-set", ownCards, "--plain"],
    [],
    /The Universe of the Four Gods/,
  ],
  [
    "settings, kept between runs",
    ["settings", "ascii", "on"],
    [],
    /plain +off .*\nascii +on .*\nchapters +on /,
  ],
  ["and used", ["puzzle", "fg"], [], /^[ -~\n]+$/],
  [
    "prove whether a deal can be won",
    ["solve", "FG-3-4", "--nodes", "100000"],
    [],
    /^FG-3-4: won in \d+ moves$/m,
  ],
];

/** What the page offers and the terminal does not, and why. */
const without: Readonly<Record<string, string>> = {
  "install it, and use it offline": "the command is installed by npm, and uses no network",
  "print rules, score sheets, cards":
    "what is printed is drawn: the page prints it; tetrarch rules and history sheet give text",
  "drag cards, animations, sounds, card faces": "a terminal has none of them",
  "own cards with pictures, drawn in a workshop":
    "the page has an editor for them; here a set is a file, and --check checks it",
  "delete finished games":
    "what is saved of them only grows, so that machines can merge it: history mark --hide leaves a game out",
  "puzzles from own lost games": "tetrarch retry and the coach ask the mistakes of own games",
  "share lessons":
    "they have no code: tetrarch learn GAME names them, and tetrarch open takes the page's address",
  "larger letters, grounds, left-handed, hide the score":
    "the terminal has letters and colours of its own, and no side for a thumb",
  "a second tab that takes the game over":
    "each terminal has a game of its own, and a lock says who plays it",
};

const talks = new Map<Row[1], Promise<Done>>();

/** What a command answers; rows of one command are one talk with it. */
function talk(args: Row[1]): Promise<Done> {
  const typed = ways.filter((row) => row[1] === args).flatMap((row) => row[2]);
  const answer = talks.get(args) ?? done(typeof args === "function" ? args() : args, typed);
  talks.set(args, answer);
  return answer;
}

test.each(ways)("%s", async (_task, args, _typed, shows) => {
  const { code, text } = await talk(args);
  expect([code, text.match(shows) ? "shown" : text.slice(-1500)]).toEqual([0, "shown"]);
});

test("play a random deal", async () => {
  const { code, text } = await done(["fk", "--plain"], ["deal", "look stock"], join(folder, "random"));
  expect([code, text]).toEqual([0, expect.stringMatching(/This is Four Kingdoms, deal FK-\d+-\d\./)]);
  expect(text).toMatch(/stock \(stock\): 23 cards/);
});

test("play a winnable deal of a difficulty by the command line", async () => {
  const { text } = await done(["play", "fg", "--winnable", "--difficulty", "hard", "--plain"]);
  const [, code = ""] = /This is The Universe of the Four Gods, deal (FG-\d+-\d)\./.exec(text) ?? [text];
  expect((await done(["deal", code, "--winnable"])).text).toMatch(/^proven winnable, .*; hard /m);
});

test("the field of a game in play is refused: its deal would be known", async () => {
  expect(await done(["field", join(home, "saves", "four-kingdoms-1.txt")])).toEqual({
    code: 2,
    text: "tetrarch: the game is still in play: its field plays when it is over\n",
  });
});

test("each task that has no way says why", () => {
  for (const [task, reason] of Object.entries(without))
    expect([task, reason.length > 20]).toEqual([task, true]);
});
