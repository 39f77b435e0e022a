import { type napoleonsTomb, type Ply, type Session, SUIT_NAMES } from "@tetrarch/engine";
import type { NotableMoves } from "../game-ui.js";
import { homeDistance } from "./reason.js";
import { napoleonsTombTable as table } from "./table.js";
import * as words from "./words.js";

type View = napoleonsTomb.View;

/** A position of a game, with what was done in it. */
interface Position {
  readonly view: View;
  /** The cards of each pile, by its name. */
  readonly piles: ReadonlyMap<string, readonly string[]>;
  /** The first event of the move; undefined at the end of the game. */
  readonly event: napoleonsTomb.Event | undefined;
}

/** The most moves that are listed. */
const MOST = 5;

/** Moves of a finished game that made it longer, as its curve shows none: nearly every deal can be won. */
export function notableMoves(session: Session, lostAt: number | undefined): NotableMoves {
  const positions = positionsOf(session);
  const moves = longestWaits(positions);
  const ends = session.resigned && lostAt === positions.length - 1 ? words.resignedIn : words.lostIn;
  const lost = lostAt === undefined ? "" : ends((positions[lostAt]?.view.redeals ?? 0) + 1);
  const intro = [words.aboutCurve, lost, moves.length === 0 ? words.nothingWaited : ""];
  return { intro: intro.filter((part) => part !== "").join(" "), moves, line: words.curveLine };
}

/**
 * The moves that laid a card on one that was wanted sooner: those for which a corner waited longest, in their order.
 * A corner waits while the card that it takes next lies there, its twin is not open, and other cards go home: in a pass that
 * only sorts the stock none does.
 */
function longestWaits(positions: readonly Position[]) {
  return positions
    .flatMap((_, ply) => waitAt(positions, ply) ?? [])
    .toSorted((a, b) => b.wait - a.wait)
    .slice(0, MOST)
    .toSorted((a, b) => a.ply - b.ply)
    .map(({ ply, text }) => ({ ply, text }));
}

function positionsOf({ game, now }: Session): readonly Position[] {
  const positions: Position[] = [];
  let event: napoleonsTomb.Event | undefined;
  for (let ply: Ply | undefined = now; ply; ply = ply.before) {
    const view = game.view(ply.state) as View;
    positions.push({ view, piles: new Map(table.piles(view).map(({ id, cards }) => [id, cards])), event });
    [event] = ply.events as readonly napoleonsTomb.Event[];
  }
  return positions.toReversed();
}

function waitAt(positions: readonly Position[], ply: number) {
  const { view, piles, event } = positions[ply] as Position;
  if (event?.type !== "drawn" && event?.type !== "moved") return undefined;
  const { card, to, onto } = event;
  // Of a single waste pile there was no choice.
  if (onto === null || (event.type === "drawn" && view.wastes.length === 1)) return undefined;
  if (homeDistance(view, onto) >= homeDistance(view, card)) return undefined;
  const height = piles.get(to)?.length ?? 0;
  let wait: { readonly from: number; to: number; home: number } | undefined;
  for (let at = ply + 1; at < positions.length; at++) {
    const after = positions[at] as Position;
    if (after.piles.get(to)?.[height] !== card) break;
    const isWaiting = homeDistance(after.view, onto) === 0 && !isOpen(after, onto);
    if (wait && !isWaiting) break;
    if (!isWaiting) continue;
    wait ??= { from: at, to: at, home: 0 };
    // After the last move none is waited for.
    wait.to = Math.min(at + 1, positions.length - 1);
    wait.home += Number(after.event?.type === "founded");
  }
  if (!wait || wait.home === 0) return undefined;
  const text = words.buried(table.cardName(card), table.cardName(onto), SUIT_NAMES[onto.charAt(1)] ?? "", {
    ...wait,
    from: wait.from + 1,
  });
  return { ply, text, wait: wait.to - wait.from };
}

function isOpen({ piles }: Position, card: string): boolean {
  return [...piles].some(([id, cards]) => /^[rtwc]/.test(id) && cards.at(-1) === card);
}
