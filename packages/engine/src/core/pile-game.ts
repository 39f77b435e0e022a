import { BLANK, type Card, cardsFrom, codeOf, codesOf, HIDDEN } from "./cards.js";
import type { DealCodeSpec } from "./deal-code.js";
import { defineGame, scoreOf } from "./define-game.js";
import type { Game } from "./game.js";
import {
  type Attempt,
  cardsOf,
  endsOfTopCards,
  type Knowledge,
  type Pile,
  type Refusal,
} from "./knowledge.js";
import { moveWordsOf } from "./move-words.js";
import { prospectsByPlay } from "./prospects-by-play.js";
import { ok } from "./result.js";
import { badState, checkWholePack, formatFields, parseFields } from "./state-text.js";

/** A pile of a plain game, and what may be laid on it. Its top card moves, one at a time. */
interface PileRule {
  /** The pile's name in move words: letters, and digits where there are several of a kind. */
  readonly id: string;
  /** The number of the rule that says what comes here. */
  readonly rule: string;
  /** Whether its cards lie face down; the top one is turned up as it leaves. */
  readonly isFaceDown?: boolean;
  /** Whether its cards stay for good; they are the score. */
  readonly isHome?: boolean;
  /**
   * Whether the top card of pile `from` may be laid on this pile, which holds `cards`. Without this method nothing
   * may.
   */
  accepts?(card: Card, cards: readonly Card[], from: string): boolean;
}

/** The rules of a plain game of standard cards. It is won when every card is home, and lost when no move is left. */
export interface PileGameRules {
  readonly id: string;
  readonly title: string;
  readonly dealCode: DealCodeSpec;
  /** The codes of the pack; no code twice. */
  readonly pack: readonly string[];
  /** The piles in reading order. */
  readonly piles: readonly PileRule[];
  /**
   * The piles at the start, bottom first. Without it all cards lie in the first pile, the deal's first card on top.
   */
  layOut?(cards: readonly Card[]): Readonly<Record<string, readonly Card[]>>;
}

/** The cards of each pile, bottom first, in the order of the rules. */
export type PileState = readonly (readonly Card[])[];

/** The top card of one pile goes to another. */
export interface PileMove {
  readonly from: string;
  readonly to: string;
}

/** A card went from one pile, where `left` remain, to another, where `count` lie now. */
export interface PileEvent extends PileMove {
  readonly type: "moved";
  readonly card: string;
  readonly left: number;
  readonly count: number;
}

/** Each pile as the player sees it (C-11). */
export interface PileView {
  readonly piles: readonly Pile[];
}

/** The reason why an attempt is no legal move of a plain game. */
export interface PileRefusal extends Refusal {
  readonly reason: "nothing-there" | "stays" | "nowhere" | "not-here";
  readonly pile: string;
}

/** The parts that follow from the rules of a plain game. */
export interface PileGame {
  readonly rules: PileGameRules;
  readonly game: Game<PileState, PileMove, PileView, PileEvent>;
  readonly knowledge: Knowledge<PileView, PileMove, PileEvent>;
  /** The reason why an attempt is no legal move: the first condition that fails. */
  refusal(view: PileView, attempt: Attempt): PileRefusal;
}

/** Makes rules, notation, view and table of a plain game from the description of its piles. */
export function pileGame(rules: PileGameRules): PileGame {
  const { piles, pack } = rules;
  const ids = piles.map(({ id }) => id);
  const indexOf = (id: string) => ids.indexOf(id);
  const spec = { parts: [pack], rolls: 0 };
  const layOut = rules.layOut ?? ((cards) => ({ [ids[0] as string]: [...cards].reverse() }));
  const isDealt = (id: string) => (layOut(cardsFrom(pack))[id]?.length ?? 0) > 0;
  const setup = (cards: readonly Card[]): PileState => {
    const laid = layOut(cards);
    return ids.map((id) => laid[id] ?? []);
  };

  function legalMoves(state: PileState): readonly PileMove[] {
    return piles.flatMap(({ id: from, isHome }, index) => {
      const card = state[index]?.at(-1);
      if (card === undefined || isHome) return [];
      const targets = piles.filter(
        ({ id, accepts }, to) => id !== from && accepts?.(card, state[to] ?? [], from),
      );
      return targets.map(({ id: to }) => ({ from, to }));
    });
  }

  function play(state: PileState, { from, to }: PileMove) {
    const source = state[indexOf(from)] ?? [];
    const card = source.at(-1) as Card;
    const left = source.slice(0, -1);
    const target = [...(state[indexOf(to)] ?? []), card];
    const after = state.map((cards, index) =>
      index === indexOf(from) ? left : index === indexOf(to) ? target : cards,
    );
    const event = {
      type: "moved",
      card: codeOf(card),
      from,
      to,
      left: left.length,
      count: target.length,
    } as const;
    return { state: after, events: [event] };
  }

  function hiddenPart(view: PileView) {
    const seen = new Set(view.piles.flatMap(({ cards }) => cards));
    return { cards: cardsFrom(pack.filter((code) => !seen.has(code))), rolls: 0 };
  }

  function arrange(view: PileView, cards: readonly Card[]): PileState {
    const left = [...cards];
    return view.piles.map((pile) =>
      pile.cards.map((code) => (code === HIDDEN ? left.pop() : cardsFrom([code])[0]) as Card),
    );
  }

  const formatMove = ({ from, to }: PileMove) => `${from}-${to}`;

  function parseState(text: string) {
    const fields = parseFields(ids, text);
    if (!fields.ok) return fields;
    const codes = (id: string) => fields.value.get(id) ?? [];
    const whole = checkWholePack(spec, ids.flatMap(codes));
    if (!whole.ok) return whole;
    const state = ids.map((id) => cardsFrom(codes(id)));
    for (const [index, { id, rule, accepts }] of piles.entries()) {
      const cards = state[index] ?? [];
      const wrong = cards.find(
        (card, place) => !ids.some((from) => accepts?.(card, cards.slice(0, place), from)),
      );
      if (wrong !== undefined && !isDealt(id))
        return badState(`${id}: ${codeOf(wrong)} cannot lie there (${rule})`);
    }
    return ok(state);
  }

  const game = defineGame<PileState, PileMove, PileView, PileEvent>({
    id: rules.id,
    title: rules.title,
    dealCode: rules.dealCode,
    options: [],
    pack: spec,
    setup: ({ cards }) => setup(cardsFrom(cards)),
    legalMoves,
    play,
    resignedScore(state) {
      const home = piles.flatMap(({ isHome }, index) => (isHome ? (state[index] ?? []) : []));
      return scoreOf(home.length, pack.length);
    },
    view: (state) => ({
      piles: piles.map(({ id, isFaceDown }, index) => {
        const cards = state[index] ?? [];
        return { id, cards: isFaceDown ? cards.map(() => HIDDEN) : codesOf(cards) };
      }),
    }),
    hiddenPart,
    arrange,
    formatMove,
    ...moveWordsOf(formatMove, () =>
      ids.flatMap((from) => ids.filter((to) => to !== from).map((to) => ({ from, to }))),
    ),
    formatState: (state) => formatFields(ids.map((id, index) => [id, codesOf(state[index] ?? [])])),
    parseState,
  });

  const ruleOf = (id: string) => piles[indexOf(id)];
  const knowledge: PileGame["knowledge"] = {
    piles: (view) => view.piles,
    ends: (view, { from, to }) => endsOfTopCards(view.piles, from, 1, to),
    prospects: prospectsByPlay({ hiddenPart, arrange, play }, BLANK, ({ to }) => ruleOf(to)?.rule ?? "C-4"),
    natural: (_, moves) =>
      moves.find(({ to }) => ruleOf(to)?.isHome) ?? moves.find(({ from }) => ruleOf(from)?.isFaceDown),
    comesHome: (_, { to }) => ruleOf(to)?.isHome === true,
    routine: ["moved"],
  };

  function refusal(view: PileView, { from, to }: Attempt): PileRefusal {
    const source = ruleOf(from);
    const target = to === null ? undefined : ruleOf(to);
    if (source?.isHome) return { reason: "stays", pile: from, rule: source.rule };
    if (cardsOf(view.piles, from).length === 0) return { reason: "nothing-there", pile: from, rule: "C-4" };
    return target
      ? { reason: "not-here", pile: target.id, rule: target.rule }
      : { reason: "nowhere", pile: from, rule: "C-4" };
  }

  return { rules, game, knowledge, refusal };
}
