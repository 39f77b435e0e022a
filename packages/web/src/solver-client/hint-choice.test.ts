import {
  type AnyGame,
  capital,
  type fourGods,
  legalWords,
  type napoleonsTomb,
  seededRandom,
} from "@tetrarch/engine";
import { whoOf } from "@tetrarch/engine/four-gods";
import { hintQuestion, twinsOf } from "@tetrarch/play";
import { type AnyPlayer, adviserOf, agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { advising, analysing, analystsOf, gradingIn, isFault } from "@tetrarch/solver/analysis";
import { expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../../testing/counts.js";
import { gameOf } from "../../../../testing/game-of.js";
import { after, sessionOf } from "../../test/app.js";
import { tables } from "../../test/tables.js";
import { answerOfHint, answerTo, reasonIn, started } from "../../test/worker.js";
import type { AnyTable } from "../table/model.js";

test("a hint to an empty place has twins where another place is empty, too", () => {
  const game = gameOf("napoleons-tomb");
  const state = started(game, 1);
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  const twins = (word: string) =>
    twinsOf(tables["napoleons-tomb"] as AnyTable, game.view(state), word, legal);
  expect(legal.filter((word) => twins(word).length > 0)).toEqual(
    legal.filter((word) => word.startsWith("s-")),
  );
});

test("KK-3: over games of The King's Keys no hint goes back to the position just left where another is as good", () => {
  let [hints, ended] = [0, 0];
  for (let deal = 1; deal <= countOf(50, 4); deal++) {
    const random = seededRandom(deal);
    let session = sessionOf("kings-keys", deal);
    for (let ply = 0; ply < 60; ply++) {
      const question = hintQuestion(session);
      if (question.legal.length === 0) break;
      const hint = answerOfHint(session);
      hints++;
      ended += Number(hint.isNothingLeft);
      if (hint.isNothingLeft) break;
      if (hint.word === question.back) expect(hint.equals, `deal ${deal}, ply ${ply}`).toEqual([]);
      const astray = random(4) === 0 ? question.legal[random(question.legal.length)] : undefined;
      session = after(session, astray ?? hint.word);
    }
  }
  tellChecks(hints, "hints that do not go to and fro");
  expect(ended).toBeGreaterThan(1);
});

test("KK-4: a hint closes a book wherever an analysis would call that good", () => {
  let [closed, left] = [0, 0];
  for (let deal = 1; deal <= countOf(40, 8); deal++) {
    let session = sessionOf("kings-keys", deal);
    for (let ply = 0; ply < 60; ply++) {
      const { game, now } = session;
      const legal = hintQuestion(session).legal;
      if (legal.length === 0) break;
      const hint = answerOfHint(session);
      if (hint.isNothingLeft) break;
      const closes = (word: string) =>
        game.play(now.state, game.parseMove(word)).events.some(({ type }) => type === "book");
      if (legal.some(closes) && closes(hint.word)) closed++;
      if (legal.some(closes) && !closes(hint.word)) {
        left++;
        const seen = { view: game.view(now.state), legal: legal.map((word) => game.parseMove(word)) };
        const { moves } = runToEnd(playerOf(game).advise(seen, seededRandom(1), 0));
        const weighed = moves.map(({ move, value, ...more }) => ({
          ...more,
          win: value,
          word: game.formatMove(move),
        }));
        const gradeIn = gradingIn(game, analystsOf(game), seen.view);
        const [best] = weighed;
        const good = weighed.filter(
          (move) => best && closes(move.word) && gradeIn(best, move, 0, legal.length) === "good",
        );
        expect(
          good.map(({ word }) => word),
          `deal ${deal}, ply ${ply}: ${hint.word}`,
        ).toEqual([]);
      }
      session = after(session, hint.word);
    }
  }
  expect([closed > 0, left > 0]).toEqual([true, true]);
});

test("FG-8, FG-10: a hint that gives something up says what the next one gives for it, which could not be had as well at once", () => {
  const { costOf, isGamble } = agentsOf(gameOf("four-gods"));
  let [compared, promised, before] = [0, 0, ""];
  for (let deal = isLong ? 1 : 48; deal <= (isLong ? 60 : 50); deal++) {
    let session = sessionOf("four-gods", deal);
    while (legalWords(session).length > 0) {
      const { game, now } = session;
      const view = game.view(now.state) as fourGods.View;
      const legal = legalWords(session);
      const hint = answerOfHint(session);
      const at = `deal ${deal}, ply ${now.number}: ${hint.word}`;
      const cost = (word: string) => costOf?.(view, game.parseMove(word));
      const isGiveUp = (word: string) => /^(drop|dismiss):/.test(word);
      for (const word of legal) {
        if (isGiveUp(word)) expect(cost(word)).toBeGreaterThanOrEqual(500);
        if (/^(take|equip):/.test(word)) expect(cost(word)).toBe(0);
      }
      const least = cost(hint.word);
      for (const word of hint.equals) expect(cost(word) ?? 0).toBeLessThanOrEqual(least ?? 0);
      const canMiss = (word: string) => isGamble?.(view, game.parseMove(word)) ?? false;
      expect(canMiss(hint.word) || !hint.equals.some(canMiss), at).toBe(true);
      compared += hint.equals.length;
      if (before !== "") {
        const [, given] = /(?:^|[.] )([^.]*) can take the place/.exec(before) ?? [];
        const card = view.paths[Number(hint.word.split(":p")[1]?.[0]) - 1]?.card;
        const name = card && card.kind !== "trap" && capital(whoOf(card, card.kind));
        if (given !== undefined) expect(name, at).toBe(given);
        promised += Number(given !== undefined);
      }
      before = isGiveUp(hint.word) ? reasonIn(game, view, hint, legal) : "";
      session = after(session, hint.word);
      if (!isGiveUp(hint.word)) continue;
      expect(hint.next, at).toBe(answerOfHint(session).word);
      // Who is sent away takes the weapon along.
      expect(hint.next, at).not.toBe(hint.word.replace("drop", "dismiss"));
      const { advice, areEqual, costs } = runToEnd(advising(game, view, legal)) ?? {};
      const [best, ...others] = advice?.moves ?? [];
      const atOnce = others.find(({ word }) => word === hint.next);
      const isGood = best && atOnce && (costs?.areGood ?? areEqual)?.(best, atOnce, 0, legal.length);
      expect(isGood ?? false, at).toBe(false);
    }
  }
  expect([compared > 0, promised > 9]).toEqual([true, true]);
  tellChecks(promised, "cards that a hint names and the next one gives");
});

test.each([
  // Trial games leave much open; who evaluates positions tells most moves apart.
  ["four-kingdoms", "equals", 12],
  ["kings-keys", "worse", 6],
] as const)("in %s no move is both as good and worse, and there are some of %s", (id, kind, plies) => {
  const game = gameOf(id);
  let state = started(game, 3);
  let found = 0;
  for (let ply = 0; ply < plies; ply++) {
    const legal = game.legalMoves(state).map((move) => game.formatMove(move));
    const answer = answerTo({ type: "hint", game: id, view: game.view(state), legal });
    if (answer.type !== "hint") throw new Error(answer.type);
    const { word, equals, worse } = answer.hint;
    expect(new Set([word, ...equals, ...worse]).size).toBe(1 + equals.length + worse.length);
    found += answer.hint[kind].length;
    state = game.play(state, game.parseMove(word)).state;
  }
  expect(found).toBeGreaterThan(0);
});

test("a hint calls a move worse only where an analysis would mark it, or where it surely loses the game", () => {
  const game = gameOf("four-gods");
  // The first and the fourth fight lose the last ally.
  const way = "take:p4 p4R equip:p2:L1 p2L fight:p4:L1".split(" ");
  const state = way.reduce((at, word) => game.play(at, game.parseMove(word)).state, started(game, 2));
  const weighed = (word: string, win: number) => ({ word, win, error: 0, visits: 0 });
  const gradeOf = gradingIn(game, analystsOf(game), game.view(state));
  const isWorse = (best: number, word: string, win: number) =>
    isFault(gradeOf(weighed("drop:L1", best), weighed(word, win), 0, 4));
  expect([isWorse(0.5, "trap:p3", 0.44), isWorse(0.5, "trap:p3", 0.4)]).toEqual([false, true]);
  expect([isWorse(0.05, "trap:p3", 0), isWorse(0.05, "fight:p1:L1", 0)]).toEqual([false, true]);
});

test("while the stock of Napoleon's Tomb is unseen a hint brings a card home whenever one can go", () => {
  const game = gameOf("napoleons-tomb");
  const rules = new Map<string | undefined, number>();
  for (let deal = 1; deal <= 50; deal++) {
    const random = seededRandom(deal);
    let state = started(game, deal);
    for (let ply = 0; ply < 12; ply++) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      const answer = answerTo({ type: "hint", game: game.id, view: game.view(state), legal });
      if (answer.type !== "hint") throw new Error(answer.type);
      const { word, rule } = answer.hint;
      expect(word.endsWith("-f")).toBe(legal.some((other) => other.endsWith("-f")));
      expect(rule).toBe(word.endsWith("-f") ? "play-home" : "draw-unseen");
      if (rule === "draw-unseen")
        expectCoversLatest(state, word, reasonIn(game, game.view(state), answer.hint, legal));
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
      const draws = legal.filter((other) => other.startsWith("s-"));
      state = game.play(
        state,
        game.parseMove(rule === "play-home" ? word : (draws[random(draws.length)] ?? "")),
      ).state;
    }
  }
  expect(rules.get("play-home")).toBeGreaterThan(50);
});

/** NT-2, NT-7: the reason of a turn names what its card covers, and no top of the waste goes home later than that. */
function expectCoversLatest(state: unknown, word: string, reason = ""): void {
  const { wastes, foundations } = state as napoleonsTomb.State;
  const before = (card: number) => {
    const suit = Math.floor(card / 13);
    let count = 0;
    while (12 - (((foundations[suit] ?? 0) + count) % 13) !== card % 13) count++;
    return count;
  };
  const covered = wastes[Number(word.slice(-1)) - 1]?.at(-1);
  const tops = wastes.flatMap((pile) => pile.at(-1) ?? []);
  const isEmpty = /^It covers no card\./.test(reason);
  expect(isEmpty).toBe(covered === undefined);
  if (covered === undefined) return;
  const [, more] = /there is needed last of those on top: (\d+) more .* home first\./.exec(reason) ?? [];
  expect(Number(more)).toBe(before(covered));
  expect(before(covered)).toBe(Math.max(...tops.map(before)));
}

/** Each pass through the sorted stock of Napoleon's Tomb has fifty hints of one kind: so many of them are looked at. */
const OF_ONE_KIND = isLong ? 200 : 5;

test("once its stock is known a hint says how far its plan is from the last pass, and what could go home before", () => {
  const game = gameOf("napoleons-tomb");
  const rules = new Map<string | undefined, number>();
  for (const deal of isLong ? [1, 2] : [1]) {
    let state = started(game, deal) as napoleonsTomb.State;
    let turnsLeft = Number.POSITIVE_INFINITY;
    while (game.outcome(state).status === "playing" && (rules.get("sort-stock") ?? 0) < OF_ONE_KIND) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      const answer = answerTo({ type: "hint", game: game.id, view: game.view(state), legal });
      if (answer.type !== "hint") throw new Error(answer.type);
      const { word, rule = "" } = answer.hint;
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
      const reason = reasonIn(game, game.view(state), answer.hint, legal);
      const canGoHome = legal.some((other) => other.endsWith("-f"));
      if (word.endsWith("-f")) expect(rule).toBe("play-home");
      else if (rule !== "draw-unseen") expect(/^The .+ waits/.test(reason)).toBe(canGoHome);
      if (rule === "sort-stock" && word.startsWith("s-")) {
        const turns = Number(/After (\d+) more turns? at most/.exec(reason)?.[1]);
        expect(turns).toBeLessThan(turnsLeft);
        turnsLeft = turns;
      }
      state = game.play(state, game.parseMove(word)).state as napoleonsTomb.State;
    }
    if (isLong && game.outcome(state).status === "playing") expect(turnsLeft).toBe(1);
  }
  expect([...rules.keys()].sort()).toEqual(
    expect.arrayContaining(["draw-unseen", "play-home", "sort-stock"]),
  );
});

test("FG-6: a hint lets no friend fall where another move is good, too, and surely spares all", () => {
  let session = sessionOf("four-gods", 4);
  let [spared, fallen] = [0, 0];
  for (let ply = 0; ply < 60 && legalWords(session).length > 0; ply++) {
    const { game, now } = session;
    const hint = answerOfHint(session);
    const falls = (word: string) =>
      game.play(now.state, game.parseMove(word)).events.some(({ type }) => type === "fell");
    const view = game.view(now.state);
    const fights = [hint.word, ...hint.equals].filter((word) => word.startsWith("fight:"));
    const { moves } = runToEnd(playerOf(game).advise(observe(game, now.state), seededRandom(1), 0));
    const weighed = moves.map(({ value, ...move }) => ({
      ...move,
      win: value,
      word: game.formatMove(move.move),
    }));
    const [best] = weighed;
    const isGood = (word: string) => {
      const move = weighed.find((each) => each.word === word);
      return (
        best && move && gradingIn(game, analystsOf(game), view)(best, move, 0, weighed.length) === "good"
      );
    };
    const bloodless = fights.filter((word) => !falls(word) && isGood(word));
    if (hint.word.startsWith("fight:") && falls(hint.word)) {
      expect(bloodless, `ply ${ply}: ${hint.word}`).toEqual([]);
      fallen++;
    } else if (best && falls(best.word)) spared++;
    session = after(session, hint.word);
  }
  expect([spared > 0, fallen > 0]).toEqual([true, true]);
});

/** The player that gives the hints. */
function playerOf(game: AnyGame): AnyPlayer {
  const player = adviserOf(agentsOf(game));
  if (!player) throw new Error(`nobody advises in ${game.id}`);
  return player;
}

test("FG-6: a hint says that all is lost where each move surely ends the game, and not before", () => {
  let session = sessionOf("four-gods", 2);
  const said: boolean[] = [];
  while (legalWords(session).length > 0) {
    const hint = answerOfHint(session);
    said.push(hint.isLost);
    session = after(session, hint.word);
  }
  expect([said.indexOf(true), session.now.number]).toEqual([said.length - 1, said.length]);
});

test.each([
  ["four-gods", 4],
  ["four-kingdoms", 3],
] as const)("C-11: no move of a game of %s that follows every hint is marked", (id, deal) => {
  let session = sessionOf(id, deal);
  const { game } = session;
  const analysts = analystsOf(game);
  if (!analysts) throw new Error(`no analysts for ${id}`);
  let hints = 0;
  // A lost position may be played to and fro for ever.
  while (game.outcome(session.now.state).status === "playing" && hints < (isLong ? 150 : 40)) {
    const legal = game.legalMoves(session.now.state).map((move) => game.formatMove(move));
    const answer = answerTo({
      type: "hint",
      game: id,
      view: game.view(session.now.state),
      legal: legal.sort(),
    });
    if (answer.type !== "hint") throw new Error(answer.type);
    session = after(session, answer.hint.word);
    hints++;
  }
  const { plies } = runToEnd(analysing(session, analysts, { nodes: 1000, memory: 2 ** 20 }));
  expect(plies.filter(({ grade }) => isFault(grade)).map(({ ply, played }) => `${ply} ${played}`)).toEqual(
    [],
  );
  expect(plies.length).toBe(hints);
});

test("every rule of thumb of the program that gives the hints of Napoleon's Tomb has its words", () => {
  const game = gameOf("napoleons-tomb");
  const heard = new Set<string>();
  for (let deal = 1; deal <= 60; deal++) {
    const random = seededRandom(deal);
    let state = started(game, deal);
    for (let moves = 0; moves < 200 && game.legalMoves(state).length > 0; moves++) {
      const advice = runToEnd(greedyOf(agentsOf(game)).advise(observe(game, state), random, 0));
      const { move, reason: rule } = advice;
      if (rule !== undefined) heard.add(rule);
      const word = game.formatMove(move);
      expect(reasonIn(game, game.view(state), { word, rule }, []), `${rule}: ${word}`).not.toBe("");
      state = game.play(state, move).state;
    }
  }
  expect(heard.size).toBeGreaterThan(3);
});
