import type { AnyGame, Score } from "../../core/game.js";
import type { AnyKnowledge } from "../../core/knowledge.js";
import type { PileEvent, PileGame, PileMove, PileRefusal, PileView } from "../../core/pile-game.js";
import type { AnyMessages, AnyTableWords, GameMessages, PlainGame, TableWords } from "../catalogue.js";
import { capital, cardCount, cardName, counted } from "./words.js";

/** The words of a plain game beyond what follows from its rules and the names of its piles. */
export interface PlainGameWords {
  /** As in {@link GameMessages}. */
  readonly story: string;
  readonly howTo: readonly string[];
  /** By pile, or by the letters of several: `waste`, `shelf` for `c1`, `c2` … Without an article. */
  readonly piles: Readonly<Record<string, string>>;
  /** By pile, or by the letters of several: why it does not take a card. A phrase without capital and full stop. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The place of home cards in a score; without it `7/9 home`. */
  readonly home?: string;
  readonly endings: {
    readonly won: string;
    readonly lost: (score: Score) => string;
    readonly resigned: (score: Score) => string;
  };
}

/** Makes a plain game with its words: those of its piles, and the usual ones for all else. */
export function plainGame({ rules, game, knowledge, refusal }: PileGame, words: PlainGameWords): PlainGame {
  const ruleOf = (id: string) => rules.piles.find((pile) => pile.id === id);
  const letters = (id: string) => id.replace(/\d+$/, "");
  const pile = (id: string) =>
    words.piles[id] ?? `${words.piles[letters(id)] ?? letters(id)} ${id.slice(letters(id).length)}`;
  const the = (id: string) => (id in words.piles ? `the ${pile(id)}` : pile(id));
  const home = words.home ?? "home";

  const reasons: Readonly<Record<PileRefusal["reason"], (id: string) => string>> = {
    "nothing-there": (id) => `nothing lies on ${the(id)}`,
    stays: (id) => `what is on ${the(id)} stays there`,
    nowhere: () => "no pile takes this card now",
    "not-here": (id) =>
      words.refusals[id] ?? words.refusals[letters(id)] ?? `${the(id)} does not take this card`,
  };

  const messages: GameMessages<PileEvent> = {
    story: words.story,
    events: {
      moved({ card, from, to, left, count }) {
        const name = cardName(card);
        if (ruleOf(from)?.isFaceDown) return `The ${name} is turned up; ${counted(left, "card")} left.`;
        if (ruleOf(to)?.isHome)
          return `The ${name} goes to ${the(to)}, where ${count} ${count === 1 ? "is" : "are"} now.`;
        return `The ${name} goes from ${the(from)} to ${the(to)}.`;
      },
    },
    move(word) {
      const [from = "", to = ""] = word.split("-");
      return ruleOf(from)?.isFaceDown ? "turn up a card" : `${pile(from)} to ${the(to)}`;
    },
    score: ({ text }) => `${text} ${home}`,
    endings: {
      won: () => words.endings.won,
      lost: ({ score }) => words.endings.lost(score),
      resigned: ({ score }) => words.endings.resigned(score),
    },
  };

  const tableWords: TableWords<PileView, PileMove, PileEvent> = {
    card: cardName,
    pile,
    note(view, id) {
      const cards = view.piles.find((each) => each.id === id)?.cards ?? [];
      return ruleOf(id)?.isFaceDown ? cardCount(cards.length) : "";
    },
    prospect(_, move) {
      const line = messages.move(game.formatMove(move));
      return { label: capital(line), detail: "", line };
    },
    refusal(view, attempt) {
      const { reason, pile: id } = refusal(view, attempt);
      return reasons[reason](id);
    },
  };

  return {
    ...(game as AnyGame),
    plain: {
      messages: messages as unknown as AnyMessages,
      guide: { howTo: words.howTo },
      knowledge: knowledge as AnyKnowledge,
      tableWords: tableWords as AnyTableWords,
    },
  };
}
