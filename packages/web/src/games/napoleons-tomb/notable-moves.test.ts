import {
  cardName,
  legalWords,
  type napoleonsTomb,
  type Ply,
  playWord,
  type Session,
  seededRandom,
} from "@tetrarch/engine";
import { agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { after, startOf } from "../../../../../testing/sessions.js";
import { homeDistance } from "./home-distance.js";
import { notableMoves } from "./notable-moves.js";
import { napoleonsTombTable } from "./table.js";

/** A game by rules of thumb that goes astray one time in four. */
function playedAstray(deal: number): Session {
  let session = startOf("napoleons-tomb", deal);
  const player = greedyOf(agentsOf(session.game));
  const random = seededRandom(deal);
  for (let legal = legalWords(session); legal.length > 0; legal = legalWords(session)) {
    const { move } = runToEnd(player.advise(observe(session.game, session.now.state), random, 0));
    const astray = random(4) === 0 ? legal[random(legal.length)] : undefined;
    session = after(session, astray ?? session.game.formatMove(move));
  }
  return session;
}

/** All positions of a game, the first one first. */
function pliesOf({ now }: Session): readonly Ply[] {
  const plies: Ply[] = [];
  for (let ply: Ply | undefined = now; ply; ply = ply.before) plies.unshift(ply);
  return plies;
}

test("of a game that took detours the analysis names cards that were laid on what was wanted sooner, and how long its corner waited", () => {
  let checks = 0;
  for (let deal = 1; deal <= countOf(100, 4); deal++) {
    const session = playedAstray(deal);
    const plies = pliesOf(session);
    const { moves, notes } = notableMoves(session, undefined);
    expect(moves.map(({ ply }) => ply)).toEqual(moves.map(({ ply }) => ply).toSorted((a, b) => a - b));
    for (const { ply, text } of moves) {
      expect(notes?.get(ply)).toBe(text);
      if (!text.includes("waited")) continue;
      const [, card, under, from, to, suit, again, home] =
        /^The (.+) (?:went onto|covered) the (.+?)(?:, which could have gone home)?\. From move (\d+) to (\d+) the corner of (clubs|diamonds|hearts|spades) waited for the (.+); (\d+) other cards? went home meanwhile\.$/.exec(
          text,
        ) ?? [];
      const [event] = (plies[ply + 1]?.events ?? []) as readonly napoleonsTomb.Event[];
      if (event?.type !== "drawn" && event?.type !== "moved") throw new Error(`${text}: no card was laid`);
      expect([cardName(event.card), cardName(event.onto ?? ""), again]).toEqual([card, under, under]);
      expect(under).toMatch(new RegExp(` of ${suit}$`));
      expect(Number(to), text).toBeLessThan(plies.length);
      const before = session.game.view((plies[ply] as Ply).state) as napoleonsTomb.View;
      expect(homeDistance(before, event.onto ?? ""), text).toBeLessThan(homeDistance(before, event.card));
      let founded = 0;
      for (let number = Number(from); number <= Number(to); number++) {
        const { state } = plies[number - 1] as Ply;
        const view = session.game.view(state) as napoleonsTomb.View;
        const cards = napoleonsTombTable.piles(view).find(({ id }) => id === event.to)?.cards ?? [];
        expect(
          cards.some((each, at) => each === event.card && cards[at - 1] === event.onto),
          text,
        ).toBe(true);
        // Its corner takes no card.
        const taken = session.game.legalMoves(state).flatMap((move) => {
          const played = playWord(
            { ...session, now: plies[number - 1] as Ply },
            session.game.formatMove(move),
          );
          return played.ok
            ? played.value.now.events.flatMap((each) => ("home" in each && "card" in each ? [each.card] : []))
            : [];
        });
        expect(taken).not.toContain(event.onto);
        founded += Number(plies[number]?.events.some(({ type }) => type === "founded") ?? 0);
      }
      expect(founded, text).toBe(Number(home));
      checks++;
    }
  }
  expect(checks).toBeGreaterThan(4);
  tellChecks(checks, "waits in games of Napoleon's Tomb");
});

test("a card that could have gone home by a legal move and was covered is named, and no other is", () => {
  let checks = 0;
  for (let deal = 1; deal <= countOf(60, 5); deal++) {
    const session = playedAstray(deal);
    const plies = pliesOf(session);
    const { intro, notes } = notableMoves(session, undefined);
    let covered = 0;
    for (const [ply, { state }] of plies.slice(0, -1).entries()) {
      const words = session.game.legalMoves(state).map((move) => session.game.formatMove(move));
      const [event] = (plies[ply + 1]?.events ?? []) as readonly napoleonsTomb.Event[];
      const to = event?.type === "entombed" ? "c" : event && "to" in event ? event.to : "";
      const view = session.game.view(state) as napoleonsTomb.View;
      const top = napoleonsTombTable
        .piles(view)
        .find(({ id }) => id === to)
        ?.cards.at(-1);
      const isCovered = top !== undefined && words.includes(`${to}-f`);
      const named = /covered the (.+), which could have gone home/.exec(notes?.get(ply) ?? "")?.[1];
      expect(named, `${deal}, move ${ply + 1}`).toBe(isCovered ? cardName(top) : undefined);
      covered += Number(isCovered);
    }
    const times =
      covered === 0 ? "No card was" : covered === 1 ? "Once a card was" : `${covered} times a card was`;
    expect(intro).toContain(`${times} covered that could have gone home at once.`);
    checks += covered;
  }
  expect(checks).toBeGreaterThan(4);
  tellChecks(checks, "cards covered in games of Napoleon's Tomb that could have gone home");
});

test("of a game that was resigned after most cards went onto one pile it says so", () => {
  let session = startOf("napoleons-tomb", 1);
  for (const word of [...Array<string>(30).fill("s-w1"), "s-w2", "s-w3"]) session = after(session, word);
  const introOf = (resigned: boolean) => notableMoves({ ...session, resigned }, undefined).intro;
  expect(introOf(true)).toMatch(/In pass 1, 30 of 32 cards went onto one of the five piles\./);
  expect(introOf(false)).not.toMatch(/In pass 1/);
});

test("it says in which pass the game was lost", () => {
  const session = playedAstray(1);
  const lostAt = pliesOf(session).findIndex(({ events }) => events.some(({ type }) => type === "redealt"));
  expect(notableMoves(session, lostAt).intro).toMatch(/lost in pass 2 of 5\./);
  expect(notableMoves(session, undefined).intro).not.toMatch(/lost/);
});

test("of a game that was resigned while it could be won it says in which pass, and not that it was lost", () => {
  const start = startOf("napoleons-tomb", 1);
  const session = { ...start, resigned: true };
  expect(notableMoves(session, 0).intro).toMatch(/resigned in pass 1 of 5\./);
  expect(notableMoves(session, 0).intro).not.toMatch(/lost/);
});
