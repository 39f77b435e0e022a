import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  dealOfNumber,
  findGameAmong,
  type OwnSet,
  outcomeOf,
  playedWords,
  readOwnSet,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { builtInCardSet, editionOf } from "@tetrarch/engine/four-gods";
import { challengeDeals, dealLink, formatLink, parseLink, readHistory } from "@tetrarch/play";
import { expect, test } from "vitest";
import { setOfLayout } from "../../../testing/random-layouts.js";
import { playedOn } from "../../../testing/random-play.js";
import { value } from "../../../testing/value.js";
import { ArchiveFile } from "../src/play/saves/archive-file.js";
import { tetrarch as inProcess, tetrarchAt } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

const { folder } = ownFolder("own-set-contest");
const find = findGameAmong([]);

/** A command line at home with one of the players; each line of the input is said to the game. */
const tetrarch = (home: string, args: readonly string[], ...said: readonly string[]) =>
  tetrarchAt(join(folder, home), args, ...said);

/** A card set in a file, without the mark of an edition, as players write it. */
function setFile(name: string, set: OwnSet["set"]): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(set));
  return path;
}

function linkIn(stdout: string): string {
  return (JSON.parse(stdout) as { readonly link: string }).link;
}

/** The deals of a challenge, played to their ends at random. */
function playedDeals(link: string): readonly Session[] {
  const read = parseLink(link, find);
  if (!read.ok || read.value.type !== "challenge") throw new Error("no challenge");
  const { challenge } = read.value;
  const deals = challengeDeals(challenge, find);
  const own = challenge.cards && readOwnSet(challenge.cards);
  if (!deals.ok || !own?.ok) throw new Error("no deals");
  return deals.value.map((deal, game) => {
    const start = value(startSession(own.value.game, deal));
    return playedOn(start, 1000, seededRandom(game));
  });
}

const TWO_PATHS = setOfLayout(
  { paths: 2, rows: [4, 3], crossings: [{ row: 2, paths: [1, 2] }], party: 2, rescues: 1 },
  (count) => Array.from({ length: count }, (_, index) => (index % 2 === 0 ? "friend" : "foe")),
);

test("FG-22, TK-31: two duel in the terminal on a set with a layout that only one of them has", async () => {
  const cards = setFile("two-paths", TWO_PATHS);
  const made = await tetrarch("ann", [
    "duel",
    "new",
    "four-gods",
    "--card-set",
    cards,
    "--name",
    "Ann",
    "--length",
    "1",
    "--json",
  ]);
  expect([made.code, made.stderr]).toEqual([0, ""]);
  const link = linkIn(made.stdout);
  expect(made.stdout).toContain("with the cards of “Random layout”");

  const [deal] = playedDeals(link);
  if (!deal) throw new Error("no deal");
  const seat = await tetrarch("ben", ["duel", "play", link, "--plain"], ...playedWords(deal), "quit");
  expect([seat.code, seat.stderr]).toEqual([0, "Deal 1 of 1.\n"]);
  expect((await tetrarch("ann", ["duel", "play", link, "--plain"], "resign", "resign", "quit")).code).toBe(0);

  const back = linkIn((await tetrarch("ben", ["duel", "answer", link, "--name", "Ben", "--json"])).stdout);
  const shown = await tetrarch("ann", ["duel", "show", back, "--name", "Ann"]);
  expect(shown.stderr).toBe("");
  expect(shown.stdout).toContain(
    "The Universe of the Four Gods with the cards of “Random layout”, one deal\n",
  );
  const { status, score } = outcomeOf(deal);
  expect(shown.stdout).toContain(`${status} ${score.text}`);
  expect(shown.stdout).toContain("resigned");
  expect((await tetrarch("ann", ["duel", "answer", back, "--name", "Ann"])).stderr).toBe("");

  // The game goes with its cards to another machine, and from there to a third.
  const exported = (await tetrarch("ben", ["history", "export"])).stdout;
  const read = value(readHistory(exported, find));
  expect(read).toMatchObject({
    refused: [],
    games: [{ words: playedWords(deal), end: status, origin: "contest" }],
  });
  expect(
    (await tetrarch("cy", ["history", "import", "-"], ...exported.trimEnd().split("\n"))).stdout,
  ).toContain("1 game");
  expect((await tetrarch("cy", ["duel", "show", link, "--name", "Cy"])).stdout).toContain(
    `${status} ${score.text}`,
  );
  expect(readHistory((await tetrarch("cy", ["history", "export"])).stdout, find)).toMatchObject({
    value: { refused: [], games: [{}] },
  });
});

test("FG-0, FG-22: the deal of a link with cards of its sender's own is played", async () => {
  const own = value(readOwnSet(editionOf(TWO_PATHS)));
  const start = value(startSession(own.game, dealOfNumber(own.game, 5)));
  const link = value(formatLink(dealLink(start)));
  const seat = await tetrarch("dan", ["play", link, "--plain"], "story", "quit");
  expect([seat.code, seat.stderr]).toEqual([0, ""]);
  expect(seat.stdout).toContain("Two paths, of 4 and 3 rows, lead to two artifacts.");
});

test("FG-0, TK-31: a set too large for a link is named by it, and read from a file or from the archive", async () => {
  const flavour = "On and on the waves come in. ".repeat(10).trim();
  const tell = <Card extends object>(cards: readonly Card[]) =>
    cards.map((card, index) => ({ ...card, flavour: `${index}. ${flavour}` }));
  const { friends, foes, weapons, traps } = builtInCardSet;
  const large = {
    ...builtInCardSet,
    name: "Sea",
    friends: tell(friends),
    foes: tell(foes),
    weapons: tell(weapons),
    traps: tell(traps),
  };
  const cards = setFile("sea", large);
  const made = await inProcess(["duel", "new", "fg", "--card-set", cards, "--name", "Ann", "--json"]);
  expect([made.code, made.stderr]).toEqual([0, ""]);
  const show = ["duel", "show", linkIn(made.stdout), "--name", "Ben"];
  const title = "The Universe of the Four Gods with the cards of “Sea”, 3 deals\n";
  expect((await inProcess(show)).stderr).toContain("is not here");
  expect((await inProcess([...show, "--card-set", cards])).stdout).toContain(title);
  const archive = new ArchiveFile(join(folder, "eve"));
  archive.add([{ kind: "card-set", set: editionOf(large) }]);
  expect((await inProcess(show, { archive })).stdout).toContain(title);
  const tomb = await inProcess(["duel", "new", "tk", "--card-set", cards, "--name", "Ann"]);
  expect([tomb.code, tomb.stdout]).toEqual([2, ""]);
});
