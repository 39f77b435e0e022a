import { forecastOf, mostOf, type Prospect } from "../../../core/knowledge.js";
import { pathName } from "../../../games/four-gods/notation.js";
import type { Event, Move, NamedCard, View } from "../../../games/four-gods/types.js";
import type { ProspectWords } from "../../catalogue.js";
import { capital } from "../words.js";
import { innerName, leftInWords, rollInWords } from "./messages.js";

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
      return rescue(prospects);
  }
}

function nameOf(card: NamedCard | undefined): string {
  return card?.name ?? "";
}

function inner(card: NamedCard | undefined): string {
  return card === undefined ? "" : innerName(card);
}

function take(view: View, path: number, prospects: Prospects): ProspectWords {
  const ally = forecastOf(prospects, "joined")?.ally;
  const open = view.paths[path];
  const friend = open?.card?.kind === "friend" ? open.card : undefined;
  const who = open?.location === ally?.id ? `the ally of ${nameOf(ally)}` : nameOf(ally);
  const numbers = `attack ${friend?.attack}, defence ${friend?.defence}, luck ${friend?.luck}`;
  return {
    label: `Take ${who} along`,
    detail: `${capital(numbers)}.`,
    line: `take ${who} along: ${numbers}`,
  };
}

function equip(prospects: Prospects): ProspectWords {
  const armed = forecastOf(prospects, "armed");
  const now = `attack ${armed?.attack}, defence ${armed?.defence}, luck ${armed?.luck}`;
  const [weapon, ally] = [nameOf(armed?.weapon), nameOf(armed?.ally)];
  return {
    label: `Give it to ${ally}`,
    detail: `${weapon}: ${now} then.`,
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
    falling: fallen.map(({ ally }) => nameOf(ally)),
    isAll: fallen.some(({ party }) => party === 0),
    isRescuable: forecastOf(prospects, "forlorn") !== undefined,
  };
}

/** In a sentence: `Kizzie falls`, `the dream is lost`. */
function ruin({ falling, isAll, isRescuable }: Fall): string {
  if (!isAll) return `${falling[0]} falls`;
  return isRescuable ? "only a rescue is left" : "the dream is lost";
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
  const ally = nameOf(hurt?.ally);
  const foe = foeLeft > 0 ? `has ${foeLeft} left` : leftInWords(foeLeft);
  const answer = allyLeft < 0 ? ruin(fall) : `${allyLeft > 0 ? "" : `${ally} `}${leftInWords(allyLeft)}`;
  return {
    label: `${ally} is hit`,
    detail: `You strike for ${struck?.blow}: ${inner(struck?.foe)} ${foe}. It strikes for ${hurt?.blow}: ${answer}.`,
    line: `fight ${nameOf(struck?.foe)}: ${leftInWords(foeLeft)}; ${ally}: ${leftInWords(allyLeft)}${briefRuin(fall)}`,
  };
}

function faceTrap(view: View, path: number, prospects: Prospects): ProspectWords {
  const rolled = forecastOf(prospects, "rolled");
  const needed = rolled?.needed ?? null;
  const disarms = needed === null ? "no roll disarms it" : `${rollInWords(needed)} disarms it`;
  const label = `Face ${inner(rolled?.trap)}`;
  const start = `Luck ${rolled?.luck}: ${disarms}.`;
  const line = `${pathName(path)} ${nameOf(rolled?.trap)}, luck ${rolled?.luck}: ${disarms}`;
  const hurt = forecastOf(prospects, "hurt");
  if (!hurt) return { label, detail: start, line };
  const fall = fallIn(prospects);
  const each = view.party.length === 1 ? "" : " to each";
  const damage = `${hurt.blow}${each}${fall.falling.length === 0 ? "" : `: ${ruin(fall)}`}`;
  return {
    label,
    detail: `${start} ${needed === null ? "It does" : "Else"} ${damage}.`,
    line: `${line}, ${needed === null ? "" : "else "}${damage}`,
  };
}

function drop(prospects: Prospects): ProspectWords {
  const dropped = forecastOf(prospects, "dropped");
  const falls = forecastOf(prospects, "fell") ? ", and falls to the wounds" : "";
  const [ally, weapon] = [nameOf(dropped?.ally), inner(dropped?.weapon)];
  return {
    label: `Drop ${weapon}`,
    detail: `${ally} is unarmed then${falls}; it is gone for good.`,
    line: `${ally} lets go of ${weapon}${falls}`,
  };
}

function dismiss(prospects: Prospects): ProspectWords {
  const dismissed = forecastOf(prospects, "dismissed");
  const ally = nameOf(dismissed?.ally);
  const weapon = dismissed?.weapon ? `, with ${innerName(dismissed.weapon)}` : "";
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

function rescue(prospects: Prospects): ProspectWords {
  const ally = nameOf(forecastOf(prospects, "rescued")?.ally);
  return {
    label: `Bring ${ally} back`,
    detail: "Unwounded and unarmed; once a game.",
    line: `bring ${ally} back, unwounded and unarmed; once a game`,
  };
}
