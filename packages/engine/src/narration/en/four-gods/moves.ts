import { forecastOf, mostOf, type Prospect } from "../../../core/knowledge.js";
import { pathName } from "../../../games/four-gods/notation.js";
import type { Event, Move, NamedCard, View } from "../../../games/four-gods/types.js";
import type { ProspectWords } from "../../catalogue.js";
import { capital, counted, listInWords } from "../words.js";
import { innerName, leftInWords, rollInWords, whoOf } from "./messages.js";

type Prospects = readonly Prospect<Event>[];

/** The words of a move of the Four Gods: its effects and risks. */
export function fourGodsMoveWords(view: View, move: Move, prospects: Prospects): ProspectWords {
  switch (move.type) {
    case "take":
      return take(view, move.path, prospects);
    case "equip":
      return equip(prospects);
    case "fight":
      return fight(prospects);
    case "trap":
      return faceTrap(view, move.path, prospects);
    case "drop":
      return drop(prospects);
    case "dismiss":
      return dismiss(prospects);
    case "choose":
      return choose(prospects);
    case "rescue":
      return rescue(view, prospects);
  }
}

type Role = Parameters<typeof whoOf>[1];

/** The name of a friend, a foe or a weapon as the card has it, or who stands for it (FG-26). */
function nameOf(card: NamedCard | undefined, role: Role): string {
  if (card === undefined) return "";
  const name = whoOf(card, role);
  return name === innerName(card) ? card.name : name;
}

/** The same inside a sentence. */
function inner(card: NamedCard | undefined, role: Role): string {
  return card === undefined ? "" : whoOf(card, role);
}

function take(view: View, path: number, prospects: Prospects): ProspectWords {
  const ally = forecastOf(prospects, "joined")?.ally;
  const open = view.paths[path];
  const friend = open?.card?.kind === "friend" ? open.card : undefined;
  const name = nameOf(ally, "friend");
  // A place that does not say who stands for it.
  const joining = open?.location === ally?.id && name === ally?.name ? `the ally of ${name}` : name;
  const numbers = `attack ${friend?.attack}, defence ${friend?.defence}, luck ${friend?.luck}`;
  return {
    label: `Take ${joining} along`,
    detail: `${capital(numbers)}.`,
    line: `take ${joining} along: ${numbers}`,
  };
}

function equip(prospects: Prospects): ProspectWords {
  const armed = forecastOf(prospects, "armed");
  const now = `attack ${armed?.attack}, defence ${armed?.defence}, luck ${armed?.luck}`;
  const [weapon, ally] = [nameOf(armed?.weapon, "weapon"), nameOf(armed?.ally, "friend")];
  return {
    label: `Give it to ${ally}`,
    detail: `${capital(weapon)}: ${now} then.`,
    line: `${weapon} to ${ally}: ${now}`,
  };
}

/** The allies felled by a blow, and the consequence for the dream. */
interface Fall {
  readonly falling: readonly string[];
  readonly isAll: boolean;
  readonly isRescuable: boolean;
}

function fallIn(prospects: Prospects): Fall {
  const fallen = prospects.flatMap(({ event }) => (event.type === "fell" ? [event] : []));
  return {
    falling: fallen.map(({ ally }) => nameOf(ally, "friend")),
    isAll: fallen.some(({ party }) => party === 0),
    isRescuable: forecastOf(prospects, "forlorn") !== undefined,
  };
}

/** In a sentence: `Kizzie falls`, `all is lost`. */
function ruin({ falling, isAll, isRescuable }: Fall): string {
  if (!isAll) return `${listInWords(falling)} ${falling.length > 1 ? "fall" : "falls"}`;
  return isRescuable ? "only a rescue is left" : "all is lost";
}

/** The same after a comma: empty while an ally stands. */
function briefRuin({ isAll, isRescuable }: Fall): string {
  if (!isAll) return "";
  return isRescuable ? ", only a rescue left" : ", dream lost";
}

function fight(prospects: Prospects): ProspectWords {
  const struck = forecastOf(prospects, "struck");
  const hurt = forecastOf(prospects, "hurt");
  const fall = fallIn(prospects);
  const foeLeft = mostOf(struck?.defence) - mostOf(struck?.damage);
  const allyLeft = mostOf(hurt?.defence) - mostOf(hurt?.wounds);
  // The label names the friend, and the card before it the foe.
  const foe = foeLeft > 0 ? leftInWords(foeLeft) : `foe ${foeLeft < 0 ? "will fall" : leftInWords(foeLeft)}`;
  const ally = allyLeft > 0 ? `${allyLeft} left` : `your friend ${leftInWords(allyLeft)}`;
  const [blow, answer] = [mostOf(struck?.blow), mostOf(hurt?.blow)];
  return {
    label: `Fight with ${inner(hurt?.ally, "friend")}${allyLeft < 0 ? ", who falls" : ""}`,
    detail: `Attack ${blow} against defence ${foeLeft + blow}: ${foe}. Its attack ${answer} against ${allyLeft + answer}: ${fall.isAll ? ruin(fall) : ally}.`,
    // The names of the places are short enough for two on one line.
    line: `fight ${struck?.foe?.name}: ${leftInWords(foeLeft)}; ${hurt?.ally?.name}: ${leftInWords(allyLeft)}${briefRuin(fall)}`,
  };
}

function faceTrap(view: View, path: number, prospects: Prospects): ProspectWords {
  const rolled = forecastOf(prospects, "rolled");
  const needed = rolled?.needed ?? null;
  const disarms = needed === null ? "no roll disarms it" : `${rollInWords(needed)} disarms it`;
  // A place keeps its own name as a trap (FG-26).
  const label = `Face ${rolled?.trap ? innerName(rolled.trap) : ""}`;
  const start = `Luck ${rolled?.luck}: ${disarms}.`;
  const line = `${pathName(path)} ${rolled?.trap?.name}, luck ${rolled?.luck}: ${disarms}`;
  const hurt = forecastOf(prospects, "hurt");
  if (!hurt) return { label, detail: start, line };
  const fall = fallIn(prospects);
  const isAlone = view.party.length === 1;
  const each = isAlone ? "" : " to each";
  const left = mostOf(hurt.defence) - mostOf(hurt.wounds);
  const against = isAlone ? ` against defence ${left + mostOf(hurt.blow)}` : each;
  const damage = `${hurt.blow} damage${against}`;
  const ruined = fall.falling.length === 0 ? "" : ruin(fall);
  const outcome = ruined ? `${ruined}: ${damage}` : needed === null ? `it does ${damage}` : damage;
  return {
    label,
    detail: `${start} ${needed === null ? capital(outcome) : `Else ${outcome}`}.`,
    line: `${line}, ${needed === null ? "" : "else "}${hurt.blow}${each}${ruined && `: ${ruined}`}`,
  };
}

function drop(prospects: Prospects): ProspectWords {
  const dropped = forecastOf(prospects, "dropped");
  const falls = forecastOf(prospects, "fell") ? ", and falls to the wounds" : "";
  const [ally, weapon] = [nameOf(dropped?.ally, "friend"), inner(dropped?.weapon ?? undefined, "weapon")];
  return {
    label: `Drop ${weapon}`,
    detail: `${capital(ally)} is unarmed then${falls}; it is gone for good.`,
    line: `${ally} lets go of ${weapon}${falls}`,
  };
}

function dismiss(prospects: Prospects): ProspectWords {
  const dismissed = forecastOf(prospects, "dismissed");
  const ally = nameOf(dismissed?.ally, "friend");
  const weapon = dismissed?.weapon ? `, with ${whoOf(dismissed.weapon, "weapon")}` : "";
  return {
    label: `Send ${ally} away`,
    detail: `For good${weapon === "" ? "; there is room for a friend then" : weapon}.`,
    line: `send ${ally} away for good${weapon}`,
  };
}

function choose(prospects: Prospects): ProspectWords {
  const turned = forecastOf(prospects, "turned");
  const side = turned?.side === "L" ? "left" : "right";
  const path = `path ${turned?.path?.charAt(1)}`;
  return {
    label: `Turn up the ${side} card`,
    detail: "The other card is discarded.",
    line: `${path}: turn up the ${side} card; the other card is discarded`,
  };
}

function rescue({ rescue: seen }: View, prospects: Prospects): ProspectWords {
  const ally = nameOf(forecastOf(prospects, "rescued")?.ally, "friend");
  const often = seen?.left === undefined ? "once a game" : `${counted(seen.left, "rescue")} left`;
  return {
    label: `Bring ${ally} back`,
    detail: `Unwounded and unarmed; ${often}.`,
    line: `bring ${ally} back, unwounded and unarmed; ${often}`,
  };
}
