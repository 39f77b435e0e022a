import type { tombOfFourKings } from "@tetrarch/engine";
import { codeOf, JOKER } from "@tetrarch/engine/standard-cards";
import { cardOdds, hoardsIn, TORCHES, unseenCards, worthOf } from "@tetrarch/engine/tomb-of-four-kings";
import { WHY } from "./reason-words.js";

type View = tombOfFourKings.View;
type Move = tombOfFourKings.Move;

const SCROLL = codeOf(JOKER);

/** Why a move may be advised: what can be checked on the table, by whoever wants to. By memory the unseen is not counted (TK-32). */
export function reasonFor(view: View, move: Move, legal: readonly string[]): string {
  switch (move.type) {
    case "delve":
      return deeper(view);
    case "retreat":
      return back(view);
    case "play":
      return [play(view), legal.includes("skill") ? WHY.keepsSkill : ""].join(" ").trim();
    case "skill":
      return skill(view);
    case "drop":
      return drop(view);
    case "take":
      return WHY.take(view.hitPoints - view.short);
    case "dodge":
      return view.short >= view.hitPoints ? WHY.dodgeToLive : WHY.dodge(view.short, view.hitPoints);
    case "discard":
      return WHY.jam(view.short, view.pack.length);
    case "leave":
      return leave(view, codeOf(move.card));
  }
}

function deeper(view: View): string {
  if (view.byMemory) return WHY.mayFind;
  const kings = hoardsIn(unseenCards(view).map(codeOf));
  return WHY.deeper(kings, view.pack.length, view.delve.length);
}

function back({ treasure, retreating, delve, pack, torches }: View): string {
  if (retreating) return WHY.onwards;
  if (hoardsIn(treasure) === 4) return WHY.allKings;
  const turns = delve.length - 1;
  return turns === 0 ? WHY.wayOut(worthOf(treasure)) : WHY.back(pack.length, turns, TORCHES - torches.length);
}

function play(view: View): string {
  const odds = cardOdds(view);
  return odds && view.encounter ? WHY.play(view.encounter.kind, odds) : WHY.spendsNothing;
}

function skill(view: View): string {
  const isForKing = hoardsIn(view.turn) > 0;
  const odds = cardOdds(view);
  if (view.phase !== "jammed" && odds && view.encounter)
    return WHY.skill(view.encounter.kind, odds, isForKing);
  return `${view.phase === "jammed" ? WHY.unjam(view.short) : WHY.isSure}${isForKing ? ` ${WHY.atStake}` : ""}`;
}

function drop(view: View): string {
  const odds = cardOdds(view);
  if (!odds || odds.ends + odds.short === 0) return WHY.flee;
  return odds.ends > 0 ? WHY.drop(odds) : WHY.fleeWounds(odds);
}

function leave({ turn }: View, card: string): string {
  const least = Math.min(...turn.map((code) => worthOf([code])));
  if (worthOf([card]) === least) return WHY.leaveLeast;
  return card !== SCROLL && turn.includes(SCROLL) ? WHY.keepScroll : WHY.leaveOne;
}
