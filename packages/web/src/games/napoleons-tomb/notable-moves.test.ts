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
import { notableMoves } from "./notable-moves.js";
import { homeDistance } from "./reason.js";
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
    const { moves } = notableMoves(session, undefined);
    expect(moves.map(({ ply }) => ply)).toEqual(moves.map(({ ply }) => ply).toSorted((a, b) => a - b));
    for (const { ply, text } of moves) {
      const [, card, under, from, to, suit, again, home] =
        /^The (.+) went onto the (.+)\. From move (\d+) to (\d+) the corner of (clubs|diamonds|hearts|spades) waited for the (.+); (\d+) other cards? went home meanwhile\.$/.exec(
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
