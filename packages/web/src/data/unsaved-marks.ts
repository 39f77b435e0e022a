import { identityOf, isStarted, type Session } from "@tetrarch/engine";
import { type DealNote, readDealNote, strongerNote, type UnsavedGame, withUnsaved } from "@tetrarch/play";

/** Where marks lie of what the database has no room for: this storage has room of its own. */
const KEY = "tetrarch unsaved";

interface UnsavedMark extends UnsavedGame {
  /** The identity of its deal. */
  readonly deal: string;
}

interface Marks {
  /** By solitaire: the game on its table, as far as it was played. */
  readonly games: Readonly<Record<string, UnsavedMark>>;
  /** By identity: what became known of deals. */
  readonly deals: Readonly<Record<string, DealNote>>;
}

/** Marks how far a game was played that is not on disk (C-10). */
export function markUnsaved(session: Session): void {
  if (!isStarted(session)) return;
  const { now, honest, game } = session;
  const mark = { deal: identityOf(session), moves: now.number, honest };
  change(({ games, deals }) => {
    const before = games[game.id];
    // What lies on disk may be the game from before another deal, or this one again, took its place: what was seen in it stays seen.
    if (before === undefined) return { games: { ...games, [game.id]: mark }, deals };
    if (before.deal !== mark.deal)
      return { games: { ...games, [game.id]: mark }, deals: { ...deals, [before.deal]: "shown" } };
    const merged = {
      ...mark,
      moves: Math.max(before.moves, mark.moves),
      honest: before.honest && mark.honest,
    };
    return { games: { ...games, [game.id]: merged }, deals };
  });
}

/** The game of a solitaire is on disk. */
export function markSaved(game: string): void {
  if (!Object.hasOwn(marks().games, game)) return;
  change(({ games, deals }) => ({
    games: Object.fromEntries(Object.entries(games).filter(([id]) => id !== game)),
    deals,
  }));
}

/** A game as it is found on disk, of the degree that is left when more was played of its deal and could not be saved. */
export function withUnsavedMark(session: Session): Session {
  const mark = unsavedMarkOf(session.game.id);
  return mark?.deal === identityOf(session) ? withUnsaved(session, mark) : session;
}

/** The game on a solitaire's table that is not on disk as it was played; undefined when it is. */
export function unsavedMarkOf(game: string): UnsavedMark | undefined {
  return marks().games[game];
}

/** Marks what became known of deals and could not be noted. */
export function markDeals(identities: readonly string[], note: DealNote): void {
  change(({ games, deals }) => {
    const news = identities.map(
      (identity) => [identity, strongerNote(deals[identity] ?? note, note)] as const,
    );
    return { games, deals: { ...deals, ...Object.fromEntries(news) } };
  });
}

/** What is marked of deals, by identity. */
export function markedDeals(): Readonly<Record<string, DealNote>> {
  return marks().deals;
}

/** These are noted where they belong; what has been marked since stays. */
export function dropDeals(noted: Readonly<Record<string, DealNote>>): void {
  change(({ games, deals }) => ({
    games,
    deals: Object.fromEntries(Object.entries(deals).filter(([identity, note]) => noted[identity] !== note)),
  }));
}

function change(act: (marks: Marks) => Marks): void {
  const changed = act(marks());
  const isEmpty = Object.keys(changed.games).length + Object.keys(changed.deals).length === 0;
  try {
    if (isEmpty) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Where nothing at all can be kept, the page that stays open still knows.
  }
}

/** Anything may have happened to what lies there. */
function marks(): Marks {
  try {
    const { games, deals } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      games: Object.fromEntries(Object.entries(games ?? {}).filter(isMarked)),
      deals: Object.fromEntries(
        Object.entries(deals ?? {}).map(([deal, note]) => [deal, readDealNote(note)]),
      ),
    };
  } catch {
    return { games: {}, deals: {} };
  }
}

function isMarked(entry: [string, unknown]): entry is [string, UnsavedMark] {
  const [, mark] = entry;
  if (typeof mark !== "object" || mark === null) return false;
  const { deal, moves, honest } = mark as Partial<UnsavedMark>;
  return typeof deal === "string" && typeof moves === "number" && typeof honest === "boolean";
}
