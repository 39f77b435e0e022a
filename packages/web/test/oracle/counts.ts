import type { fourGods, fourKingdoms, kingsKeys, napoleonsTomb, tombOfFourKings } from "@tetrarch/engine";
import { type GameEvent, narrate, type Session } from "@tetrarch/engine";

/** A number or a row of signs beside the cards, by an independent hand: nothing here comes from the app. */
export interface Count {
  readonly name: string;
  /** What is counted on the page; or the first number of the first of these. */
  readonly selector: string;
  readonly isText: boolean;
  readonly of: (view: never) => number;
  /** What an event makes of it, by the view before the move; undefined: nothing, NaN: what cannot be said from here. */
  readonly after: (event: never, before: never) => number | undefined;
}

type EventOf<Event, Type> = Extract<Event, { readonly type: Type }>;

const signs = (name: string, selector: string) => ({ name, selector, isText: false });
const text = (name: string, selector: string) => ({ name, selector, isText: true });
/** Of an event that says how many are left. */
const left = (event: { readonly left?: number }) => event.left;

const TORCHES = 4;
const REDEALS = 4;
const SUIT = 13;

const COUNTS: Readonly<Record<string, readonly Count[]>> = {
  "tomb-of-four-kings": [
    {
      ...signs("hearts", ".heart:not(.gone)"),
      of: ({ hitPoints }: tombOfFourKings.View) => hitPoints,
      after: (event: EventOf<tombOfFourKings.Event, "hit">) =>
        event.type === "hit" ? event.hitPoints : undefined,
    },
    {
      ...signs("flames", ".sconce:not(.burnt)"),
      of: ({ torches }: tombOfFourKings.View) => TORCHES - torches.length,
      after: (event: EventOf<tombOfFourKings.Event, "torch">) =>
        event.type === "torch" ? TORCHES - event.burnt : undefined,
    },
    {
      ...text("pack", ".tomb .count span"),
      of: ({ pack }: tombOfFourKings.View) => pack.length,
      after: left,
    },
  ],
  "four-gods": [
    {
      ...signs("artifacts", ".stop.won"),
      of: ({ artifacts }: fourGods.View) => artifacts,
      after: (event: EventOf<fourGods.Event, "artifact">) =>
        event.type === "artifact" ? event.artifacts : undefined,
    },
    {
      ...text("what the first ally has left", ".numbers span:nth-child(2)"),
      of: ({ party: [ally] }: fourGods.View) => (ally ? Math.max(0, ally.defence - ally.wounds) : Number.NaN),
      after: (event: fourGods.Event, { party: [ally] }: fourGods.View) => {
        // Whoever comes, goes or is armed changes the place, or its number, by the player's own act.
        if (
          ![
            "struck",
            "hurt",
            "beaten",
            "rolled",
            "passed",
            "choice",
            "waiting",
            "turned",
            "artifact",
          ].includes(event.type)
        )
          return Number.NaN;
        return event.type === "hurt" && event.ally.id === ally?.id
          ? Math.max(0, event.defence - event.wounds)
          : undefined;
      },
    },
  ],
  "kings-keys": [
    {
      ...text("books", ".ring text"),
      of: ({ books }: kingsKeys.View) => books.length,
      after: (event: EventOf<kingsKeys.Event, "book">) => (event.type === "book" ? event.books : undefined),
    },
    { ...text("draw pile", ".count-of .count"), of: ({ draw }: kingsKeys.View) => draw, after: left },
  ],
  "four-kingdoms": [
    {
      ...signs("united kingdoms", ".kingdom.united"),
      of: ({ kingdoms }: fourKingdoms.View) =>
        kingdoms.filter(
          ({ castle, tower, subjects, dungeon }) =>
            [castle, tower, subjects, dungeon].reduce((sum, zone) => sum + zone.length, 0) === SUIT,
        ).length,
      after: () => undefined,
    },
    {
      ...text("stock", ".ground.over .count"),
      of: ({ stock }: fourKingdoms.View) => stock,
      after: left,
    },
  ],
  "napoleons-tomb": [
    {
      ...text("redeals", ".redeals"),
      of: ({ redeals }: napoleonsTomb.View) => REDEALS - redeals,
      after: (event: EventOf<napoleonsTomb.Event, "redealt">) =>
        event.type === "redealt" ? event.redeals : undefined,
    },
  ],
};

/** In the top bar: the first number of the score. */
const SCORE = { ...text("score", ".top .score") };

/** What is counted on a game's page: in what order, and where. */
export function countsOn(gameId: string): readonly Pick<Count, "name" | "selector" | "isText">[] {
  return [...(COUNTS[gameId] ?? []), SCORE];
}

function scoreOf({ game, now }: Session, ply = now): number {
  return Number(game.outcome(ply.state).score.text.match(/\d+/)?.[0]);
}

/** By how many events of the last move have been seen, what each count may be: it stood so after some of them. */
export function countsSeen(session: Session): readonly (readonly number[])[] {
  const { game, now } = session;
  const { before, events } = now;
  if (!before) return [];
  const last = COUNTS[game.id]?.map(({ of }) => of(game.view(now.state) as never)) ?? [];
  let counts = COUNTS[game.id]?.map(({ of }) => of(game.view(before.state) as never)) ?? [];
  let score = scoreOf(session, before);
  const steps = [[...counts, score]];
  for (const [index, event] of events.entries()) {
    // What no event names is there with the last of them, and so is the score, unless it counts what one brings.
    const isLast = index === events.length - 1;
    if (isLast || /^(book|artifact)$/.test(event.type)) score = scoreOf(session);
    counts = counts.map((count, at) =>
      isLast && !Number.isNaN(count)
        ? (last[at] ?? count)
        : (COUNTS[game.id]?.[at]?.after(event as never, game.view(before.state) as never) ?? count),
    );
    steps.push([...counts, score]);
  }
  return steps;
}

/** The first event after so many of the last move that a text tells, or that is about a card; all of them, if none is found. */
export function eventsSeen({ game, now }: Session, seen: number, text: string, card?: string): number {
  const from = (isMeant: (event: GameEvent) => boolean) =>
    now.events.findIndex((event, index) => index >= seen && isMeant(event)) + 1;
  const byLine = from((event) => text.includes(narrate(game.id, event)));
  const byCard = card === undefined ? 0 : from((event) => JSON.stringify(event).includes(`"${card}"`));
  return byLine || byCard || now.events.length;
}
