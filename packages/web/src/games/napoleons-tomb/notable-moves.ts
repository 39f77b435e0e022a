import { type napoleonsTomb, type Ply, type Session, SUIT_NAMES } from "@tetrarch/engine";
import type { NotableMoves } from "../game-ui.js";
import { homeDistance } from "./home-distance.js";
import * as words from "./reason-words.js";
import { napoleonsTombTable as table } from "./table.js";

type View = napoleonsTomb.View;

/** A position of a game, with what was done in it. */
interface Position {
  readonly view: View;
  /** The cards of each pile, by its name. */
  readonly piles: ReadonlyMap<string, readonly string[]>;
  /** The first event of the move; undefined at the end of the game. */
  readonly event: napoleonsTomb.Event | undefined;
}

/** The positions in which a corner waits, and how many other cards go home meanwhile. */
interface Wait {
  readonly from: number;
  to: number;
  home: number;
}

interface Remark {
  readonly ply: number;
  readonly text: string;
  /** How many moves a corner waited. */
  readonly wait: number;
  /** Whether the card that was covered could have gone home at once. */
  readonly wasReady: boolean;
}

/** The most moves that are listed. */
const MOST = 5;
/** From how many cards on, and from which share, one pile has most of a pass. */
const LEAST_DUMPED = 20;
const DUMPED = 0.75;

/** Moves of a finished game that made it longer, as its curve shows none: nearly every deal can be won. */
export function notableMoves(session: Session, lostAt: number | undefined): NotableMoves {
  const positions = positionsOf(session);
  const remarks = positions.flatMap((_, ply) => remarkAt(positions, ply) ?? []);
  const covered = remarks.filter(({ wasReady }) => wasReady).length;
  const ends = session.resigned && lostAt === positions.length - 1 ? words.resignedIn : words.lostIn;
  const lost = lostAt === undefined ? "" : ends((positions[lostAt]?.view.redeals ?? 0) + 1);
  const dumped = session.resigned || lostAt !== undefined ? dumpedInWords(positions) : "";
  const intro = [words.aboutCurve, lost, dumped, words.coveredReady(covered)];
  return {
    intro: intro.filter((part) => part !== "").join(" "),
    moves: longestWaits(remarks),
    notes: new Map(remarks.map(({ ply, text }) => [ply, text])),
    line: words.curveLine,
  };
}

/** That most cards of the first pass went onto one of its piles; empty where they did not. */
function dumpedInWords(positions: readonly Position[]): string {
  const piles = positions.flatMap(({ view, event }) =>
    view.redeals === 0 && event?.type === "drawn" ? [event.to] : [],
  );
  const most = Math.max(
    ...["w1", "w2", "w3", "w4", "w5"].map((id) => piles.filter((to) => to === id).length),
  );
  return piles.length >= LEAST_DUMPED && most / piles.length > DUMPED ? words.dumped(most, piles.length) : "";
}

/** The remarks on moves for which a corner waited longest, in their order. */
function longestWaits(remarks: readonly Remark[]) {
  return remarks
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

/** What is said of a move that covered a card that could have gone home at once, or one that was wanted sooner. */
function remarkAt(positions: readonly Position[], ply: number): Remark | undefined {
  const { view, event } = positions[ply] as Position;
  if (!event || !("onto" in event) || event.onto === null) return undefined;
  const { onto } = event;
  const card = event.type === "entombed" ? event.cards[0] : event.card;
  if (card === undefined) return undefined;
  const wasReady = homeDistance(view, onto) === 0;
  const wait = waitAt(positions, ply);
  if (!wasReady && !wait) return undefined;
  const [laid, under] = [table.cardName(card), table.cardName(onto)];
  const suit = SUIT_NAMES[onto.charAt(1)] ?? "";
  const parts = [
    wasReady ? words.covered(laid, under) : words.buried(laid, under),
    wait ? words.waited(under, suit, { ...wait, from: wait.from + 1 }) : "",
  ];
  return {
    ply,
    text: parts.filter((part) => part !== "").join(" "),
    wait: wait ? wait.to - wait.from : 0,
    wasReady,
  };
}

/**
 * How long a corner waited for a card on which one was laid that is wanted later; undefined where it did not. A corner waits
 * while the card that it takes next lies there, its twin is not open, and other cards go home: in a pass that only sorts the
 * stock none does.
 */
function waitAt(positions: readonly Position[], ply: number): Wait | undefined {
  const { view, piles, event } = positions[ply] as Position;
  if (event?.type !== "drawn" && event?.type !== "moved") return undefined;
  const { card, to, onto } = event;
  // Of a single waste pile there was no choice.
  if (onto === null || (event.type === "drawn" && view.wastes.length === 1)) return undefined;
  if (homeDistance(view, onto) >= homeDistance(view, card)) return undefined;
  const height = piles.get(to)?.length ?? 0;
  let wait: Wait | undefined;
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
  return wait && wait.home > 0 ? wait : undefined;
}

function isOpen({ piles }: Position, card: string): boolean {
  return [...piles].some(([id, cards]) => /^[rtwc]/.test(id) && cards.at(-1) === card);
}
