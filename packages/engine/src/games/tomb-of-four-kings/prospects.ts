import { type Card, codeOf } from "../../core/cards.js";
import { type Knowledge, type Prospect, surely } from "../../core/knowledge.js";
import { cardPlayed, cost, hit } from "./pack-prospects.js";
import { DODGE_BLOW, worthOf } from "./roles.js";
import { ends, natural, piles, skillAgainst } from "./table.js";
import { collected, turnBack, turnBegins, turnEnds } from "./turn-prospects.js";
import type { Encounter, Event, Move, View } from "./types.js";

type Fact = Prospect<Event>;

/** The prospects of a move. Those from open cards are sure; of the pack only its content is known (TK-40). */
export function prospects(view: View, move: Move): readonly Fact[] {
  switch (move.type) {
    case "delve":
      return turnBegins(view);
    case "retreat":
      return view.retreating ? turnBegins(view) : turnBack(view);
    case "leave":
      return leave(view, move.card);
    default:
      return view.encounter === null ? [] : inEncounter(view, view.encounter, move);
  }
}

function inEncounter(view: View, encounter: Encounter, move: Move): readonly Fact[] {
  const { short } = view;
  switch (move.type) {
    case "play":
      return cardPlayed(view, encounter);
    case "skill":
      return useSkill(view, encounter);
    case "take":
      return hit(view, encounter, { least: short, most: short }, surely);
    case "dodge":
      return dodge(view, encounter);
    case "discard":
      return [
        surely<Event>("TK-15", { type: "jammed", encounter, amount: short }),
        ...cost(view, { short: { least: short, most: short }, first: 0 }, surely),
      ];
    case "drop":
      return drop(view, encounter, move.card);
    default:
      return [];
  }
}

/** TK-6. */
function leave(view: View, card: Card): readonly Fact[] {
  const code = codeOf(card);
  const left = surely<Event>("TK-6", { type: "left-behind", card: code, worth: worthOf(card) });
  return [left, ...collected(view, code), ...turnEnds(view, true)];
}

/** The jack wins whatever comes (TK-11, TK-13, TK-14, TK-15), and marks the turn (TK-6). */
function useSkill(view: View, encounter: Encounter): readonly Fact[] {
  const rule = { monster: "TK-11", trap: "TK-13", door: "TK-14" }[encounter.kind];
  const card = skillAgainst(view) ?? "";
  return [
    surely(rule, { type: "skill-used", card, encounter }),
    surely(rule, { type: "overcome", encounter, by: "skill", card }),
    ...collected(view),
    ...turnEnds(view, true),
  ];
}

/** TK-17; a trap had its one chance (TK-13). */
function dodge(view: View, encounter: Encounter): readonly Fact[] {
  const card = codeOf(DODGE_BLOW);
  const dodged = surely<Event>("TK-17", { type: "dodged", card, encounter, amount: view.short });
  return encounter.kind === "trap" ? [dodged, ...turnEnds(view, false)] : [dodged];
}

/** TK-12. */
function drop(view: View, encounter: Encounter, card: Card): readonly Fact[] {
  const worth = worthOf(card);
  const dropped = surely<Event>("TK-12", { type: "dropped", card: codeOf(card), worth, encounter });
  return [dropped, ...turnEnds(view, false)];
}

export const tombOfFourKingsKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects,
  natural,
  routine: ["turn-began", "turn-ended", "turned-back"],
};
