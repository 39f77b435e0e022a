import { type GameEvent, narrate, type Session } from "@tetrarch/engine";

/** What a player must have seen: a card, where it happened to one, and the line that tells of it. */
export interface SeenBeat {
  readonly card: string | undefined;
  readonly line: string;
  /** The line that stands beneath the table while cards are lost one after the other: what they are lost for. */
  readonly caption?: string;
}

/** `false`: nothing that chance did. */
type CardOf = (event: never) => string | undefined | false;

const ofCard = ({ card }: { readonly card: string }) => card;

/** By game and type of event, what chance does there and to which card, by an independent hand. */
const CHANCE: Readonly<Record<string, Readonly<Record<string, CardOf>>>> = {
  // Every card that comes from the pack (TK-1, TK-15, TK-20), and every hit (TK-17).
  "tomb-of-four-kings": {
    torch: ofCard,
    scroll: ({ scroll }: { readonly scroll: string }) => scroll,
    "skill-found": ofCard,
    favour: ofCard,
    treasure: ofCard,
    encounter: (event: { readonly encounter: { readonly card: string } }) => event.encounter.card,
    // A queen wins by herself (TK-4).
    overcome: (event: { readonly encounter: { readonly card: string }; readonly by: string }) =>
      event.by === "favour" && event.encounter.card,
    action: ofCard,
    discarded: ofCard,
    hit: (event: { readonly encounter: { readonly card: string } }) => event.encounter.card,
    // The fourth torch (TK-20).
    darkness: () => undefined,
  },
  "kings-keys": { refilled: ofCard },
  // Cards turned up (FG-4), blows on both sides (FG-11, FG-13), the foe beaten by them, rolls (FG-12), who fell by them, who comes back (FG-20).
  "four-gods": {
    turned: (event: { readonly card: { readonly id: string } }) => event.card.id,
    struck: (event: { readonly foe: { readonly id: string } }) => event.foe.id,
    hurt: (event: { readonly ally: { readonly id: string } }) => event.ally.id,
    beaten: (event: { readonly foe: { readonly id: string } }) => event.foe.id,
    rolled: (event: { readonly trap: { readonly id: string } }) => event.trap.id,
    fell: (event: { readonly ally: { readonly id: string }; readonly cause: string }) =>
      event.cause !== "drop" && event.ally.id,
    rescued: (event: { readonly ally: { readonly id: string } }) => event.ally.id,
  },
  "four-kingdoms": { dealt: ofCard, turned: ofCard },
  "napoleons-tomb": { drawn: ofCard },
};

/** What chance did with the last move, in order. */
export function chanceOf({ game, now }: Session): readonly SeenBeat[] {
  const cards = CHANCE[game.id] ?? {};
  let jammed: string | undefined;
  return now.events.flatMap((event: GameEvent) => {
    const card = cards[event.type]?.(event as never) ?? (event.type in cards ? undefined : false);
    const line = narrate(game.id, event);
    if (event.type === "jammed") jammed = line;
    return card === false ? [] : [{ card, line, ...(jammed && { caption: jammed }) }];
  });
}
