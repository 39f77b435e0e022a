import { type Knowledge, oncePerView, type Prospect } from "../../core/knowledge.js";
import { sureProspects } from "../../core/prospects-by-play.js";
import { seenNumbers } from "./card-numbers.js";
import { BLANK, HIDDEN } from "./cards.js";
import { play } from "./moves.js";
import { ends, natural, piles } from "./table.js";
import type { Event, Move, View } from "./types.js";
import { arrange } from "./view.js";

type Fact = Prospect<Event>;

const DIE = { least: 1, most: 6 };

/** The rules by which events happen, where there is only one. */
const RULES: Readonly<Record<Exclude<Event["type"], "hurt" | "fell">, string>> = {
  joined: "FG-7",
  armed: "FG-9",
  dropped: "FG-10",
  dismissed: "FG-8",
  struck: "FG-11",
  beaten: "FG-11",
  rolled: "FG-12",
  passed: "FG-12",
  choice: "FG-4",
  waiting: "FG-21",
  turned: "FG-4",
  artifact: "FG-5",
  forlorn: "FG-20",
  rescued: "FG-20",
};

/** The rules of a set with a layout, where they are others. */
const LAYOUT_RULES: Readonly<Record<string, string>> = {
  waiting: "FG-23",
  forlorn: "FG-25",
  rescued: "FG-25",
};

function ruleOf(event: Event, move: Move, layout: View["layout"]): string {
  if (event.type === "hurt") return move.type === "trap" ? "FG-13" : "FG-11";
  if (event.type === "fell") return event.cause === "drop" ? "FG-10" : "FG-6";
  return (layout && LAYOUT_RULES[event.type]) ?? RULES[event.type];
}

/** The numbers of the cards seen, and the position with blank cards in all hidden places. */
const seenPosition = oncePerView((view: View) => ({
  set: seenNumbers(view),
  blankState: arrange(
    view,
    view.paths.flatMap(({ rows }) => rows.flat().filter((code) => code === HIDDEN)).map(() => BLANK),
    [],
  ),
}));

/** The prospects of a move: all but the die and the cards turned up follows from the view. */
function prospects(view: View, move: Move): readonly Fact[] {
  const { set, blankState } = seenPosition(view);
  const withRoll = (roll: number) => {
    const { events } = play(set, { ...blankState, rolls: [...view.rolls, roll] }, move);
    return sureProspects(events, (event) => ruleOf(event, move, view.layout));
  };
  return move.type === "trap" ? withAnyRoll(withRoll(DIE.least), withRoll(DIE.most)) : withRoll(DIE.least);
}

/** FG-12: what comes with the lowest and the highest roll comes with any; what comes with one of them may come. */
function withAnyRoll(
  [lowest, ...low]: readonly Fact[],
  [highest, ...high]: readonly Fact[],
): readonly Fact[] {
  const isIn = (facts: readonly Fact[], { event }: Fact) =>
    facts.some((other) => JSON.stringify(other.event) === JSON.stringify(event));
  return [
    ...(lowest && highest ? [rolled(lowest, highest)] : []),
    ...low.map((fact) => ({ ...fact, sure: isIn(high, fact) })),
    ...high.filter((fact) => !isIn(low, fact)).map((fact) => ({ ...fact, sure: false })),
  ];
}

/** FG-12: the roll, which disarms the trap or not unless all do or none does. */
function rolled(lowest: Fact, highest: Fact): Fact {
  if (lowest.event.type !== "rolled" || highest.event.type !== "rolled") return lowest;
  const { disarmed, ...event } = lowest.event;
  const isKnown = disarmed === highest.event.disarmed && disarmed !== undefined;
  return { ...lowest, event: { ...event, roll: DIE, ...(isKnown && { disarmed }) } };
}

export const fourGodsKnowledge: Knowledge<View, Move, Event> = { piles, ends, prospects, natural };
