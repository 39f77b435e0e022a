import { seededRandom, startSession } from "@tetrarch/engine";
import type { View } from "@tetrarch/engine/tomb-of-four-kings";
import { addressOfLink, type ChallengeLink, type GameRecord, parseLink, recordOf } from "@tetrarch/play";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { mutated } from "../../../../testing/mutation.js";
import { playedOn } from "../../../../testing/random-play.js";
import { value } from "../../../../testing/value.js";
import { contestOf, nextDeal } from "../../src/commands/contest.js";
import { FinishedGames } from "../../src/play/saves/finished-games.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";
import { bestGames, find, gamesOf, linkOf } from "./duel-games.js";

const { folder } = ownFolder("duel");

/** Somebody who has played some deals of a challenge at random and resigned what had not ended. */
function having(link: string, whose: string, deals: number | readonly GameRecord[]): FinishedGames {
  const finished = new FinishedGames(`${folder}/${whose}`);
  finished.add(typeof deals === "number" ? gamesOf(link, deals) : deals);
  return finished;
}

/** A game of the same deal that is lost so: the hit points are gone, or the torches are. */
function lostOf(given: GameRecord, how: "dead" | "lost"): GameRecord {
  const game = find(given.game, undefined);
  const start = game.ok ? startSession(game.value, given.deal) : undefined;
  if (!start?.ok) throw new Error("no deal");
  for (let seed = 0; seed < 2000; seed++) {
    const played = playedOn(start.value, 200, seededRandom(seed));
    const { hitPoints } = played.game.view(played.now.state) as View;
    const record = recordOf(played, given.id, { endedAt: 1 });
    if (record?.end === "lost" && (hitPoints === 0) === (how === "dead")) return record;
  }
  throw new Error(`no game ends ${how}`);
}

/** A link whose sender has agreed to help or not, under a name. */
function agreeingLink(link: string, name: string, agreesToHelp: boolean): ChallengeLink {
  const read = parseLink(link, find);
  if (!read.ok || read.value.type !== "challenge") throw new Error("no challenge");
  return { ...read.value, name, terms: { ...read.value.terms, agreesToHelp } };
}

let arrived = 0;
const arrival = { at: 0, freshId: () => `${++arrived}`.padStart(32, "a") };

function knownOf(links: readonly [ChallengeLink, ...ChallengeLink[]], finished: readonly GameRecord[] = []) {
  return value(contestOf(links, "Ben", finished, arrival));
}

describe("the contest of links", () => {
  test("TK-31 (i): games with help count where the links of all agree to it, one's own too", async () => {
    const challenge = await linkOf(["duel", "new", "tk", "--name", "Ann"]);
    const agreed = (...links: readonly [ChallengeLink, ...ChallengeLink[]]) =>
      knownOf(links).contest.terms.agreesToHelp;
    const [ann, ben] = [agreeingLink(challenge, "Ann", true), agreeingLink(challenge, "Ben", true)];
    expect(agreed(ann, ben)).toBe(true);
    expect(agreed(ann, agreeingLink(challenge, "Ben", false))).toBe(false);
    expect(agreed(agreeingLink(challenge, "Ann", false), ben)).toBe(false);
  });

  test("takes no game that was played with cards of one's own, and tells which deal is next", async () => {
    const challenge = await linkOf(["duel", "new", "fg", "--name", "Ann"]);
    const link = agreeingLink(challenge, "Ann", false);
    const games = gamesOf(challenge, 3);
    const deals = games.map(({ deal }) => deal);
    const [first, ...others] = games;
    if (!first) throw new Error("no games");
    expect(nextDeal(knownOf([link]))).toEqual({ ok: true, value: { deal: deals[0], number: 1, of: 3 } });
    const some = nextDeal(knownOf([link], [first]));
    expect(some).toEqual({ ok: true, value: { deal: deals[1], number: 2, of: 3 } });
    const own = nextDeal(knownOf([link], [{ ...first, cardSet: "Sea 1" }, ...others]));
    expect(own).toEqual({ ok: true, value: { deal: deals[0], number: 1, of: 3 } });
    const all = nextDeal(knownOf([link], games));
    expect(!all.ok && all.error.message).toContain("all of its deals are finished here");
  });
});

describe("duel", () => {
  test("TK-31: two who play the same deals settle the same table by their links", async () => {
    const challenge = await linkOf(["duel", "new", "tk", "--name", "Ann", "--length", "3"]);
    const [ann, ben] = [having(challenge, "ann", 3), having(challenge, "ben", 3)];
    const answer = await linkOf(["duel", "answer", challenge, "--name", "Ben"], ben);
    const own = await linkOf(["duel", "answer", challenge, "--name", "Ann"], ann);
    const annSees = await tetrarch(["duel", "show", answer, "--name", "Ann"], { finished: ann });
    const benSees = await tetrarch(
      ["duel", "show", addressOfLink("https://app.example/", own), "--name", "Ben"],
      {
        finished: ben,
      },
    );
    expect(annSees.stderr).toBe("");
    expect(annSees.stdout).toContain("Tomb of Four Kings, 3 deals, 100 paper gold a point");
    expect(annSees.stdout).toContain("A draw: Ben and Ann.");
    expect(benSees.stdout).toContain("A draw: Ann and Ben.");
    const rows = (text: string) => text.split("\n").filter((line) => /^game \d/.test(line));
    expect(rows(annSees.stdout)).toEqual(rows(benSees.stdout));
    expect(rows(annSees.stdout)).toHaveLength(3);
  });

  test("TK-31: the debt that four kings cancel is told, and the stake stands in invitation and table", async () => {
    const invited = await tetrarch([
      ...["duel", "new", "tk", "--name", "Ann", "--length", "1"],
      ...["--stake", "1", "--unit", "matchsticks"],
    ]);
    expect(invited.stdout).toContain(
      "Ann challenges you: the same deal of Tomb of Four Kings, 1 matchstick a point.\n",
    );
    const challenge = invited.stdout.trim().split("\n").at(-1) ?? "";
    const [bens] = gamesOf(challenge, 1);
    const anns = having(challenge, "best", bestGames(challenge));
    const answer = await linkOf(["duel", "answer", challenge, "--name", "Ann"], anns);
    expect(
      (await tetrarch(["duel", "answer", challenge, "--name", "Ann"], { finished: anns })).stdout,
    ).toContain(
      "Ann has played the same deal of Tomb of Four Kings, 1 matchstick a point: play it too, or see the table.\n",
    );
    if (!bens) throw new Error("no game");
    const finished = new FinishedGames(`${folder}/kings`);
    finished.add([{ ...bens, end: "won", score: { value: 40, max: 100, text: "4/40" } }]);
    const { stdout } = await tetrarch(["duel", "show", answer, "--name", "Ben"], { finished });
    expect(stdout).toContain("Tomb of Four Kings, one deal, 1 matchstick a point");
    const best = Number(/\d\/(\d+)/.exec(stdout.replace("4/40", ""))?.[1]);
    expect(best).toBeGreaterThan(40);
    expect(stdout).toContain("Ann wins.\n");
    expect(stdout).toContain(
      `Ben brought out all four kings: the debt of ${best - 40} points is cancelled.\n`,
    );
  });

  test("a unit is named where something is owed, and refused where nothing is", async () => {
    const kings = await tetrarch(["duel", "new", "kk", "--name", "Ann", "--unit", "matchsticks"]);
    expect([kings.code, kings.stderr]).toEqual([
      2,
      "tetrarch: --unit: in The King's Keys nobody owes anything\n",
    ]);
    const long = await tetrarch(["duel", "new", "tk", "--name", "Ann", "--unit", "m".repeat(25)]);
    expect(long.stderr).toContain("what you play for has at most 24 letters");
  });

  test("TK-17, TK-20: the table tells who is dead from who is lost in the dark", async () => {
    const challenge = await linkOf(["duel", "new", "tk", "--name", "Ann", "--length", "3"]);
    const lost = gamesOf(challenge, 3).map((record, index) =>
      lostOf(record, (["dead", "lost", "lost"] as const)[index] ?? "lost"),
    );
    const shown = await tetrarch(["duel", "show", challenge, "--name", "Ann"], {
      finished: having(challenge, "lost", lost),
    });
    const rows = shown.stdout.split("\n").filter((line) => line.startsWith("game "));
    expect(rows).toEqual(["game 1  dead 0/0", "game 2  lost 0/0", "game 3  lost 0/0"]);
  });

  test("hides what others made of a deal until it was played here, and says what is left", async () => {
    const challenge = await linkOf(["duel", "new", "kk", "--name", "Ann", "--length", "3"]);
    const answer = await linkOf(["duel", "answer", challenge, "--name", "Ann"], having(challenge, "sent", 3));
    const { stdout } = await tetrarch(["duel", "show", answer, "--name", "Ben"], {
      finished: having(challenge, "begun", 1),
    });
    expect(stdout).toMatch(/game 1 {2}resigned .*resigned/);
    expect(stdout).toMatch(/game 2 {2}played +-/);
    expect(stdout).toContain("2 deals are left for you.");
    expect(stdout).toContain("The total has the games that both have played.\n");
    const first = await tetrarch(["duel", "show", answer, "--name", "Ben"]);
    expect(first.stdout).toMatch(/^total +- +-$/m);
    expect(first.stdout).toContain("A game counts when both have played it.\n");
    expect(stdout).toMatch(/^total +(\d+) +\d+$/m);
    const shown = await tetrarch(["duel", "show", answer, "--name", "Ben", "--json"], {
      finished: having(challenge, "begun", 1),
    });
    const { contest, standing } = JSON.parse(shown.stdout) as {
      readonly contest: { readonly contestants: readonly { readonly entries: readonly unknown[] }[] };
      readonly standing: { readonly finished: boolean };
    };
    expect(contest.contestants[0]?.entries).toEqual([expect.anything(), null, null]);
    expect(standing.finished).toBe(false);
    const early = await tetrarch(["duel", "show", answer, "--name", "Ben", "--best"]);
    expect(early.stderr).toContain("--best: first finish all deals");
  });

  test("TK-31 (k): of two different games that somebody sends one counts, in whatever order, and it says so", async () => {
    const challenge = await linkOf(["duel", "new", "tk", "--name", "Ann", "--length", "1"]);
    const answers = await Promise.all(
      [0, 5].map((seed) => {
        const finished = new FinishedGames(`${folder}/twice ${seed}`);
        finished.add(gamesOf(challenge, 1, seed));
        return linkOf(["duel", "answer", challenge, "--name", "Ben"], finished);
      }),
    );
    expect(new Set(answers).size).toBe(2);
    const ann = having(challenge, "ann once", 1);
    const shown = await Promise.all(
      [answers, answers.toReversed(), [...answers, challenge]].map((links) =>
        tetrarch(["duel", "show", ...links, "--name", "Ann"], { finished: ann }),
      ),
    );
    for (const { stdout } of shown) expect(stdout).toBe(shown[0]?.stdout);
    expect(shown[0]?.stdout).toContain(
      "Ben has sent two different games of deal 1. The one with fewer points counts.\n",
    );
    expect(shown[0]?.stdout).not.toContain("Ann has sent");
  });

  test("TK-31 (l): what one has said of a game goes with the links, and a refusal beats all agreement", async () => {
    const challenge = await linkOf(["duel", "new", "tk", "--name", "Ann", "--length", "1"]);
    const known = new FinishedGames(`${folder}/known`);
    known.add(gamesOf(challenge, 1).map((record) => ({ ...record, degree: "known" as const })));
    const bens = await linkOf(["duel", "answer", challenge, "--name", "Ben", "--agree"], known);
    const cid = having(challenge, "cid", 1);
    const show = (finished: FinishedGames, name: string, ...links: readonly string[]) =>
      tetrarch(["duel", "show", ...links, "--name", name], { finished });
    const agreed = await show(cid, "Cid", challenge, bens);
    expect(agreed.stdout).toMatch(/^game 1 .*\(known, agreed to\)/m);
    expect(agreed.stdout).not.toContain("with --agree");
    const cids = await linkOf(["duel", "answer", challenge, bens, "--name", "Cid", "--refuse"], cid);
    for (const links of [
      [challenge, bens, cids],
      [cids, bens, challenge],
    ])
      expect((await show(having(challenge, "ann too", 1), "Ann", ...links)).stdout).toMatch(
        /^game 1 .* 0 \(known, not agreed to\)/m,
      );
    const both = await tetrarch(["duel", "show", bens, "--name", "Ann", "--agree", "--refuse"]);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining("do not go together")]);
  });

  test("TK-30: of a deal the game counts that was finished first, whatever the clock said", async () => {
    const challenge = await linkOf(["duel", "new", "tk", "--name", "Ann", "--length", "1"]);
    const [first, second] = [gamesOf(challenge, 1, 0), gamesOf(challenge, 1, 5)];
    const finished = new FinishedGames(`${folder}/put back`);
    finished.add(first);
    const answer = await linkOf(["duel", "answer", challenge, "--name", "Ann"], finished);
    finished.add(second.map((record) => ({ ...record, endedAt: 5 })));
    // Nor does an end count to which the first game was brought later.
    finished.add(first.map((record) => ({ ...record, words: second[0]?.words ?? [], endedAt: 7 })));
    expect(await linkOf(["duel", "answer", challenge, "--name", "Ann"], finished)).toBe(answer);
  });

  test("TK-31 (h): a name has the same cards however its letters are typed, and keeps those it had", async () => {
    const [typed, old] = ["Zo\u00eb", "Zoe\u0308"];
    const link = await linkOf(["duel", "new", "tk", "--own-shuffle", "--name", "Ann", "--length", "1"]);
    const zoe = new FinishedGames(`${folder}/zoe`);
    zoe.add(gamesOf(link, 1, 0, typed));
    const answers = await Promise.all(
      [typed, old].map((name) => linkOf(["duel", "answer", link, "--name", name], zoe)),
    );
    expect(answers[0]).toBe(answers[1]);
    expect(agreeingLink(answers[0] ?? "", typed, false).games).toEqual([expect.anything()]);
    // Before names were typed in one form.
    const before = new FinishedGames(`${folder}/zoe before`);
    before.add(gamesOf(link, 1, 0, old));
    const kept = await linkOf(["duel", "answer", link, "--name", old], before);
    expect(agreeingLink(kept, old, false).games).toEqual([expect.anything()]);
  });

  test("refuses links of another challenge, of no challenge, and broken ones, with the reason", async () => {
    const [one, other] = await Promise.all(
      ["Ann", "Cleo"].map((name, index) =>
        tetrarch(["duel", "new", "tk", "--name", name, "--json"], { random: seededRandom(index + 5) }),
      ),
    );
    const [first, second] = [one, other].map((ran) => JSON.parse(ran?.stdout ?? "").link as string);
    const show = (...links: readonly (string | undefined)[]) =>
      tetrarch(["duel", "show", ...links.map((link) => link ?? ""), "--name", "Ben"]);
    expect((await show(first, second)).stderr).toContain("Cleo's link is of another challenge");
    const own = await tetrarch(["duel", "show", first ?? "", second ?? "", "--name", "Ann"]);
    expect(own.stderr).toContain("Cleo's link is of another challenge");
    expect((await tetrarch(["duel", "show", second ?? "", first ?? "", "--name", "Ann"])).code).not.toBe(0);
    expect((await show(first?.slice(0, -2))).stderr).toContain("the link: ");
    const deal = await linkOf(["link", "FK-11982-6"]);
    expect((await show(deal)).stderr).toContain("the link is of no challenge");
    expect((await tetrarch(["duel", "new", "tk", "--name", "Ann", "--length", "4"])).stderr).toBe(
      'tetrarch: --length "4": expected one of 1, 3, 5, 10\n',
    );
    expect((await tetrarch(["duel", "new", "kk", "--name", "Ann", "--stake", "5"])).code).toBe(2);
    expect((await tetrarch(["duel", "new", "tk", "--name", "\u001b[2J"])).stderr).not.toContain("\u001b");
  });

  test("TK-31 (h): where each has cards of his own, every command asks for the name that they go by", async () => {
    const link = await linkOf(["duel", "new", "tk", "--own-shuffle", "--name", "Ann"]);
    for (const args of [
      ["new", "tk", "--own-shuffle"],
      ["play", link],
      ["answer", link],
      ["show", link],
    ]) {
      const { code, stdout, stderr } = await tetrarch(["duel", ...args]);
      expect([args[0], code, stdout]).toEqual([args[0], 2, ""]);
      expect(stderr).toContain("--name");
    }
  });

  test("whatever is given as a link, it is refused or shown, and no sign reaches the terminal that it obeys", async () => {
    const challenge = await linkOf(["duel", "new", "tk", "--name", "Ann"]);
    const links = fc.sample(mutated(fc.constant(challenge), ["0", "z", "#/link/", "\u001b[2J"]), {
      numRuns: countOf(5000),
      seed: 3,
    });
    for (const link of links) {
      const { stdout, stderr, code } = await tetrarch(["duel", "show", "--name", "Ben", "--", link]);
      expect(`${stdout}${stderr}`.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      expect(code === 0 ? stdout : stderr).not.toBe("");
      expect(code).not.toBe(70);
    }
    tellChecks(links.length, "links given to duel");
  });
});

test("TK-30: a series adds up what was brought out, beside the best of each deal", async () => {
  const series = await linkOf(["series", "new", "tk", "--length", "3"]);
  const { stdout } = await tetrarch(["series", "show", series, "--best"], {
    finished: having(series, "alone", 3),
  });
  expect(stdout).toContain("Tomb of Four Kings, 3 deals\n");
  expect(stdout).toMatch(/^total {3}\d+$/m);
  expect(stdout).toMatch(/You bring out \d+ points\./);
  expect(stdout.match(/game \d: at best \d\/\d+/g)).toHaveLength(3);
  for (const length of ["1", "4", "11", "01", "three"]) {
    const { code, stderr } = await tetrarch(["series", "new", "tk", "--length", length]);
    expect([code, stderr]).toEqual([
      2,
      `tetrarch: --length ${JSON.stringify(length)}: expected one of 3, 5, 10\n`,
    ]);
  }
});
