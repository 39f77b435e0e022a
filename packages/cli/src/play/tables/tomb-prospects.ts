import { cardName, type tombOfFourKings } from "@tetrarch/engine";

type View = tombOfFourKings.View;

/** What each move of Tomb of Four Kings will do and risk, as far as the view tells. */

export function worthOf(card: string): number {
  if (card === "JK") return 6;
  if (card.startsWith("K")) return 10;
  return card.startsWith("T") ? 10 : Number(card.charAt(0));
}

/** `the Scroll of Light (6)`, `the nine of diamonds (9)`. */
function treasure(card: string): string {
  return `the ${card === "JK" ? "Scroll of Light" : cardName(card)} (${worthOf(card)})`;
}

/** What a card played now must be, and what less of it costs. */
function playProspect({ encounter }: View): string | undefined {
  if (!encounter) return undefined;
  switch (encounter.kind) {
    case "monster":
      return `play a card: ${encounter.value} or more wins, less wounds you by the difference`;
    case "trap":
      return `play a card, the one chance: ${encounter.value} or more wins, less wounds you`;
    case "door":
      return `play a card: ${encounter.value} or more opens it, less costs that many cards`;
  }
}

function skillProspect({ encounter, phase }: View): string | undefined {
  if (!encounter) return undefined;
  if (phase === "jammed") return "pick the lock with the jack of clubs: the door opens after all";
  const skills = {
    monster: "go berserk with the jack of spades: the monster falls",
    trap: "disarm it with the jack of diamonds: the treasure is yours",
    door: "pick the lock with the jack of clubs: the door opens",
  };
  return skills[encounter.kind];
}

/** How far so many turns are. */
function wayBack(turns: number): string {
  if (turns === 0) return "one step";
  return turns === 1 ? "one turn" : `${turns} turns`;
}

function delveProspect({ delve }: View): string {
  return `delve: turn ${delve.length + 1}, from which it is ${wayBack(delve.length)} back to daylight`;
}

function retreatProspect({ retreating, delve, retreat }: View): string {
  const ahead = delve.length - 1;
  if (retreating) {
    const last = retreat.length + 1 === ahead;
    return `retreat: turn ${retreat.length + 1} of ${ahead}${last ? ", the last before daylight" : ""}`;
  }
  if (ahead === 0) return "turn around: you are out at once, alive";
  return `turn around: ${ahead} ${ahead === 1 ? "turn" : "turns"} back to daylight, and no more delving`;
}

function takeProspect({ short, hitPoints }: View): string {
  const left = hitPoints - short;
  return left > 0
    ? `take the hit of ${short}: ${left} of 9 hit points left`
    : `take the hit of ${short}: it kills you`;
}

export function prospectOf(view: View, word: string): string | undefined {
  const [type = "", card = ""] = word.split(":");
  switch (type) {
    case "delve":
      return delveProspect(view);
    case "retreat":
      return retreatProspect(view);
    case "play":
      return playProspect(view);
    case "skill":
      return skillProspect(view);
    case "drop":
      return `lay down ${treasure(card)}, lost for good, and flee the monster`;
    case "take":
      return takeProspect(view);
    case "dodge":
      return `dodge with the jack of hearts: this hit of ${view.short} does nothing`;
    case "discard":
      return `give the door up: ${view.short} ${view.short === 1 ? "card" : "cards"} of the pack are lost`;
    case "leave":
      return `leave ${treasure(card)} to mark the turn; the rest is yours`;
    default:
      return undefined;
  }
}

/** Where you stand, in a sentence. */
export function situationOf(view: View): string {
  const { encounter, delve, retreat, retreating, phase, short } = view;
  switch (phase) {
    case "crossroads":
      if (delve.length === 0) return "At the entrance of the tomb.";
      if (retreating)
        return `At the crossroads, ${wayBack(delve.length - 1 - retreat.length)} from daylight.`;
      return `At the crossroads, ${delve.length} deep, ${wayBack(delve.length - 1)} from daylight.`;
    case "hit":
      return `Hit for ${short}!`;
    case "jammed":
      return `The door is jammed, ${short} short.`;
    case "leave":
      return "All treasure here: one must stay to mark the turn.";
    case "out":
      return "Out alive.";
    case "dead":
      return "Dead.";
    case "dark":
      return "Lost in the dark.";
    case "encounter":
      return encounter ? `A ${encounter.kind} of ${encounter.value}.` : "";
  }
}
