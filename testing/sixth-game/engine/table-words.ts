import { capital, cardCount, cardName } from "../../../packages/engine/src/narration/en/cards.js";
import type { TableWords } from "../../../packages/engine/src/narration/table-words.js";
import { nineSteps, place } from "./messages.js";
import { formatMove } from "./notation.js";
import { type Refusal, refusal } from "./refusal.js";
import type { Event, Move, View } from "./types.js";

const REASONS: Readonly<Record<Refusal["reason"], string>> = {
  "nothing-there": "nothing lies there",
  "on-stairs": "what is on the stairs stays there",
  "stock-elsewhere": "the stock goes to the waste",
  "not-next": "the next step has to be one higher",
  "shelf-full": "a shelf holds one card",
  nowhere: "nothing goes there",
};

export const nineStepsTableWords: TableWords<View, Move, Event> = {
  card: cardName,
  pile: place,
  note: (view, pile) => (pile === "stock" ? cardCount(view.stock) : ""),
  prospect(_, move) {
    const said = nineSteps.move(formatMove(move));
    return { label: capital(said), detail: "", line: said };
  },
  refusal: (view, attempt) => REASONS[refusal(view, attempt).reason],
};
