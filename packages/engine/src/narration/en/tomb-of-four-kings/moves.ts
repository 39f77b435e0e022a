import { codeOf } from "../../../core/cards.js";
import { forecastOf, mostOf, type Prospect } from "../../../core/knowledge.js";
import { FEARED_TORCHES, skillAgainst, TORCHES, worthOf } from "../../../games/tomb-of-four-kings/table.js";
import type { Encounter, EncounterKind, Event, Move, View } from "../../../games/tomb-of-four-kings/types.js";
import type { ProspectWords } from "../../catalogue.js";
import { capital, cardCount, cardName } from "../words.js";
import { SKILLS } from "./messages.js";
import { wayBack } from "./situation.js";

type Prospects = readonly Prospect<Event>[];

/** The words of a move of the Tomb: its effects and risks. */
export function tombMoveWords(view: View, move: Move, prospects: Prospects): ProspectWords {
  switch (move.type) {
    case "delve":
      return withDarkness(delve(prospects), prospects);
    case "retreat":
      return withDarkness(view.retreating ? goOn(view, prospects) : turnAround(prospects), prospects);
    case "play":
      return play(view, prospects);
    case "skill":
      return useSkill(view);
    case "take":
      return take(view, prospects);
    case "dodge":
      return dodge(view, prospects);
    case "discard":
      return discard(prospects);
    case "leave":
      return leave(codeOf(move.card), prospects);
    case "drop":
      return drop(view, codeOf(move.card), prospects);
  }
}

function delve(prospects: Prospects): ProspectWords {
  const number = mostOf(forecastOf(prospects, "turn-began")?.number);
  const back = wayBack(number - 1);
  if (number === 1) {
    return {
      label: "Enter the tomb",
      detail: "Turn 1; then you can walk out.",
      line: "delve: turn 1, then you can walk out",
    };
  }
  return {
    label: "Delve deeper",
    detail: `Turn ${number}; then ${back} back.`,
    line: `delve: turn ${number}, then ${back} back to daylight`,
  };
}

function goOn(view: View, prospects: Prospects): ProspectWords {
  const began = forecastOf(prospects, "turn-began");
  const [number, ahead] = [mostOf(began?.number), view.delve.length - 1];
  const label = "Go on back";
  const way = `turn ${number} of ${ahead}`;
  if (began?.last) {
    return {
      label,
      detail: `${capital(way)}, the last before daylight.`,
      line: `retreat: ${way}, the last before daylight`,
    };
  }
  return { label, detail: `${capital(way)} to daylight.`, line: `retreat: ${way} to daylight` };
}

function turnAround(prospects: Prospects): ProspectWords {
  const ahead = mostOf(forecastOf(prospects, "turned-back")?.ahead);
  if (ahead === 0) {
    return {
      label: "Walk out",
      detail: "You are out alive at once.",
      line: "turn around: you are out alive at once",
    };
  }
  const way = `${wayBack(ahead)} back`;
  return {
    label: "Turn around",
    detail: `${capital(way)}, and no more delving.`,
    line: `turn around: ${way} to daylight, and no more delving`,
  };
}

const WINS: Readonly<Record<EncounterKind, string>> = {
  monster: "beats it",
  trap: "disarms it",
  door: "opens it",
};

/** The numbers that win, the highest cost of less, and whether an ace ends the game. */
function play(view: View, prospects: Prospects): ProspectWords {
  const { encounter } = view;
  if (!encounter) return { label: "Play a card", detail: "", line: "play a card" };
  const { kind, value } = encounter;
  const enough = `${whatWins(value, prospects)} ${WINS[kind]}`;
  const label = `Play: ${enough}`;
  if (isDarkForSure(prospects)) {
    const doom = "only the last ace is left: you are lost";
    return { label, detail: `${capital(doom)}.`, line: `play a card: ${doom}` };
  }
  const { once, cost } = risks(view, encounter, prospects);
  // Who has drawn an ace before a trap may take its chance for gone.
  const still = view.turn.at(-1) === encounter.card ? "" : "still ";
  const dark = darkness(prospects);
  const risk = dark === undefined ? [cost] : [cost, dark];
  return {
    label,
    detail: [...(once === "" ? [] : [still + once]), ...risk]
      .map((sentence) => `${capital(sentence)}.`)
      .join(" "),
    line: `play a card${once === "" ? "" : `, the ${once}`}: ${[enough, ...risk].join(", ")}`,
  };
}

/** What a number may cost, and whether it is the only one that may be played. */
function risks(
  view: View,
  { kind }: Encounter,
  prospects: Prospects,
): { readonly once: string; readonly cost: string } {
  const action = forecastOf(prospects, "action");
  if (!action) return { once: "", cost: "no number is left" };
  const worst = mostOf(action.short);
  // Aces, jacks, kings and the joker neither win nor lose (TK-5).
  const isIdle = prospects.some(({ event }) => IDLE.includes(event.type));
  if (worst === 0) return { once: "", cost: `every ${isIdle ? "number" : "remaining card"} wins` };
  const less = winsBy("action", prospects) ? "less" : "a number";
  const cost = kind === "door" ? `${less} costs up to ${cardCount(worst)}` : wounds(less, worst, view);
  return { once: { monster: "", trap: "one chance", door: "one try" }[kind], cost };
}

const IDLE: readonly Event["type"][] = ["torch", "scroll", "skill-found", "treasure"];

const LAST_LIGHT = "an ace is the end";

/** TK-20: what may put out the last light: the next ace, or two that a jammed door costs; three or more are too rare to be feared. */
function darkness(prospects: Prospects): string | undefined {
  if (!forecastOf(prospects, "darkness")) return undefined;
  const burnt = forecastOf(prospects, "torch")?.burnt;
  const next = (typeof burnt === "object" ? burnt.least : burnt) ?? TORCHES - 1;
  if (next === TORCHES) return LAST_LIGHT;
  return next <= FEARED_TORCHES ? undefined : "aces can be the end";
}

function isDarkForSure(prospects: Prospects): boolean {
  return prospects.some(({ sure, event }) => sure && event.type === "darkness");
}

/** A turn to begin, and its danger where the next ace puts out the last light. */
function withDarkness({ label, detail, line }: ProspectWords, prospects: Prospects): ProspectWords {
  if (isDarkForSure(prospects)) {
    const doom = "no monster, trap or door is left in the pack: you are lost";
    return { label, detail: `${capital(doom)}.`, line: `${label.toLowerCase()}: ${doom}` };
  }
  if (darkness(prospects) !== LAST_LIGHT) return { label, detail, line };
  return { label, detail: `${detail} ${capital(LAST_LIGHT)}.`, line: `${line}; ${LAST_LIGHT}` };
}

function winsBy(by: "action" | "favour", prospects: Prospects): boolean {
  return prospects.some(({ event }) => event.type === "overcome" && event.by === by);
}

/** The numbers that may still come and are enough; a queen wins against any number (TK-5). */
function whatWins(value: number, prospects: Prospects): string {
  const mayBeQueen = winsBy("favour", prospects);
  if (!winsBy("action", prospects)) return mayBeQueen ? "only a queen" : "no card left";
  if (value < 10) return `${value} or more`;
  return mayBeQueen ? "a 10 or a queen" : "only a 10";
}

/** TK-17: nobody survives a hit with the last hit point but by the jack of hearts. */
function wounds(less: string, worst: number, { hitPoints, skills }: View): string {
  if (hitPoints === 1 && !skills.includes("JH")) return `${less} kills you: you have one hit point left`;
  return worst >= hitPoints
    ? `${less} can kill you: it costs up to ${worst} hit points`
    : `${less} costs up to ${worst} of ${hitPoints} hit points`;
}

const SKILL_DOES: Readonly<Record<EncounterKind, readonly [verb: string, result: string]>> = {
  monster: ["go berserk", "the monster falls"],
  trap: ["disarm it", "the treasure is yours"],
  door: ["pick the lock", "the door opens"],
};

function useSkill(view: View): ProspectWords {
  const jack = skillAgainst(view) ?? "";
  const [verb, result] = SKILL_DOES[view.encounter?.kind ?? "door"];
  const after = view.phase === "jammed" ? " after all" : "";
  return {
    label: SKILLS[jack] ?? "",
    detail: `Your ${cardName(jack)}: ${result}${after}.`,
    line: `${verb} with the ${cardName(jack)}: ${result}${after}`,
  };
}

/** A trap that is failed keeps its treasure, whether its blow lands or not (TK-13, TK-17). */
function lostToTrap({ encounter }: View, link: "and" | "but"): string {
  return encounter?.kind === "trap" ? `, ${link} the treasure is lost` : "";
}

function take(view: View, prospects: Prospects): ProspectWords {
  const { short } = view;
  const left = mostOf(forecastOf(prospects, "hit")?.hitPoints);
  const label = `Take the hit of ${short}`;
  if (left === 0) return { label, detail: "It kills you.", line: `take the hit of ${short}: it kills you` };
  const rest = `${left} hit ${left === 1 ? "point is" : "points are"} left then${lostToTrap(view, "and")}`;
  return { label, detail: `${rest}.`, line: `take the hit of ${short}: ${rest}` };
}

function dodge(view: View, prospects: Prospects): ProspectWords {
  const amount = mostOf(forecastOf(prospects, "dodged")?.amount);
  const but = lostToTrap(view, "but");
  return {
    label: "Dodge Blow",
    detail: `Your jack of hearts: no wound at all${but}.`,
    line: `dodge with the jack of hearts: this hit of ${amount} does nothing${but}`,
  };
}

function discard(prospects: Prospects): ProspectWords {
  const amount = mostOf(forecastOf(prospects, "jammed")?.amount);
  const cost = amount === 1 ? "the next card is lost" : `the next ${amount} cards are lost`;
  const torch = amount === 1 ? "an ace burns a torch" : "an ace among them burns a torch";
  return {
    label: "Give the door up",
    detail: `${capital(cost)}; ${torch}.`,
    line: `give the door up: ${cost}, ${torch}`,
  };
}

/** `the 3 of diamonds`, `the king of hearts`: short enough for a button. */
function treasure(card: string): string {
  if (card === "JK") return "the Scroll of Light";
  return card.startsWith("K") ? `the ${cardName(card)}` : `the ${worthOf([card])} of diamonds`;
}

function points(worth: number): string {
  return worth === 1 ? "1 point" : `${worth} points`;
}

/** What a king's loss means, whether another was lost before: that may lie face down (TK-32). */
function withoutKing(card: string, joined: string): string {
  return card.startsWith("K") ? `${joined} win needs all four kings` : "";
}

function leave(card: string, prospects: Prospects): ProspectWords {
  const lost = points(mostOf(forecastOf(prospects, "left-behind")?.worth));
  const rest = mostOf(forecastOf(prospects, "collected")?.worth);
  const taken =
    rest === 0 ? "nothing goes with you" : `${points(rest)} ${rest === 1 ? "goes" : "go"} with you`;
  return {
    label: `Leave ${treasure(card)}`,
    detail: `It marks the turn: ${lost} lost; ${taken}${withoutKing(card, ". A")}.`,
    line: `leave ${treasure(card)} to mark the turn: ${lost} lost, ${taken}${withoutKing(card, "; a")}`,
  };
}

/** TK-7: who flees leaves the kings of this turn, too. */
function drop({ turn }: View, card: string, prospects: Prospects): ProspectWords {
  const kings = turn.filter((each) => each.startsWith("K")).length;
  const also = kings === 0 ? "" : ` and this turn's ${kings === 1 ? "king" : "kings"}`;
  const lost = `${points(mostOf(forecastOf(prospects, "dropped")?.worth))}${also} lost for good`;
  // A button holds no more than one of the two in large letters.
  const why = (joined: string) => (kings > 0 ? "" : withoutKing(card, joined));
  return {
    label: `Drop ${treasure(card)}`,
    detail: `You flee; ${lost}${why(". A")}.`,
    line: `drop ${treasure(card)} and flee: ${lost}${why("; a")}`,
  };
}
