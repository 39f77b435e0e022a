import {
  type AnyGame,
  capital,
  type Ends,
  type GameEvent,
  games,
  type Knowledge,
  type Prospect,
  type TableWords,
} from "@tetrarch/engine";
import type { Choice, GameTable } from "../table/model.js";
import { within } from "../ui/timeouts.js";

/** How the piles of a game are handled where it is not card by card from the top. */
export interface PileHandling {
  /** Piles that keys and screen readers meet as one. */
  readonly still?: readonly string[];
  /** Piles whose cards are taken one by one, wherever they lie. */
  readonly single?: readonly string[];
}

/** What a table takes from the engine as it is, and what its buttons say. */
export type AdaptedTable<View, Move, Event extends GameEvent> = Pick<
  GameTable<View>,
  "piles" | "cardName" | "label" | "main" | "natural" | "refusal" | "comesHome"
> & {
  moveOf(word: string): Move;
  ends(view: View, word: string): Ends;
  prospectsOf(view: View, word: string): readonly Prospect<Event>[];
  said(view: View, word: string): Pick<Choice, "label" | "detail">;
};

/** A table whose reasons have not come after so long does without them, in milliseconds. */
const REASON_PATIENCE = 3000;

/** The module of a game's reasons, loaded with the first hint; `load` rejects where it cannot be loaded. */
export function lateReasons<Reasons>(fetch: () => Promise<Reasons>) {
  const late = {
    loaded: undefined as Reasons | undefined,
    load: (): Promise<unknown> =>
      within(
        fetch().then((reasons) => {
          late.loaded = reasons;
        }),
        REASON_PATIENCE,
      ),
  };
  return late;
}

/**
 * What the engine knows of a game's table, by its words. Throws for an id that is not registered: a bug.
 * @param game a registered game's id, or a game with a card set of its own
 */
export function adaptTable<View, Move, Event extends GameEvent>(
  game: string | AnyGame,
  knowledge: Knowledge<View, Move, Event>,
  words: TableWords<View, Move, Event>,
  { still = [], single = [] }: PileHandling = {},
): AdaptedTable<View, Move, Event> {
  const { parseMove, formatMove } = (
    typeof game === "string" ? games.find(({ id }) => id === game) : game
  ) as AnyGame;
  const moveOf = (word: string) => parseMove(word) as Move;
  const ends = (view: View, word: string) => knowledge.ends(view, moveOf(word));
  const prospectsOf = (view: View, word: string) => knowledge.prospects(view, moveOf(word));
  const said = (view: View, word: string) => {
    const { label, detail } = words.prospect(view, moveOf(word), prospectsOf(view, word));
    return { label, detail };
  };
  const natural = (view: View, legal: readonly string[]) => {
    const move = knowledge.natural(view, legal.map(moveOf));
    return move === undefined ? undefined : formatMove(move);
  };
  return {
    piles: (view) =>
      knowledge.piles(view).map(({ id, cards }) => ({
        id,
        name: words.pile(id),
        cards,
        note: words.note(view, id),
        ...(still.includes(id) ? { still: true } : {}),
        ...(single.includes(id) ? { single: true } : {}),
      })),
    ends,
    cardName: (code) => words.card(code),
    label: (view, word) => said(view, word).label,
    natural,
    main(view, legal) {
      const word = natural(view, legal);
      if (word === undefined) return undefined;
      return { word, label: said(view, word).label, why: words.whyNatural?.(view, moveOf(word)) };
    },
    refusal: (view, { from, depth, to }) =>
      `${capital(words.refusal(view, { from, depth, to: to === "" ? null : to }))}.`,
    ...(knowledge.comesHome && {
      comesHome: (view: View, word: string) => knowledge.comesHome?.(view, moveOf(word)) ?? false,
    }),
    moveOf,
    prospectsOf,
    said,
  };
}
