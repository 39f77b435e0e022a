import { forecastOf, type fourGods, mostOf, type Prospect } from "@tetrarch/engine";
import { whoOf } from "@tetrarch/engine/four-gods";
import type { AdviceContext } from "../../table/model.js";
import type { AdaptedTable } from "../table-adapter.js";
import * as words from "./words.js";

type View = fourGods.View;
type Prospects = readonly Prospect<fourGods.Event>[];
type Adapted = AdaptedTable<View, fourGods.Move, fourGods.Event>;

/** Why a move is advised: what surely comes of it, as the open cards say. */
export function reasonFor(table: Adapted, view: View, word: string, { legal }: AdviceContext): string {
  const move = table.moveOf(word);
  const prospects = table.prospectsOf(view, word);
  switch (move.type) {
    case "choose":
      return words.eitherSide;
    case "take":
      return view.party.length === 0 ? words.firstFriend : words.strikeTogether;
    case "equip":
      return armingReason(view, prospects);
    case "fight":
      return fightReason(prospects, doesEachFall(table, view, move.path, legal));
    case "trap":
      return trapReason(prospects);
    case "drop":
      return roomForWeapon(view, prospects) ?? words.handsFree;
    case "dismiss":
      return roomForFriend(view, prospects) ?? words.roomLater;
    case "rescue":
      return words.unwounded;
  }
}

const NUMBERS = ["attack", "defence", "luck"] as const;

/** The number that a weapon raises most. */
function armingReason(view: View, prospects: Prospects): string {
  const armed = forecastOf(prospects, "armed");
  const holder = view.party.find(({ id }) => id === armed?.ally?.id);
  const raised = NUMBERS.map((name) => ({
    name,
    before: holder?.[name] ?? 0,
    after: mostOf(armed?.[name]),
  })).sort((a, b) => b.after - b.before - (a.after - a.before))[0];
  return raised && raised.after > raised.before
    ? words.raises(raised.name, raised.before, raised.after)
    : words.clearsPath;
}

/** Whether of several friends each would fall who took the blow. */
function doesEachFall(table: Adapted, view: View, path: number, legal: readonly string[]): boolean {
  const fights = legal.filter((word) => {
    const move = table.moveOf(word);
    return move.type === "fight" && move.path === path;
  });
  return fights.length > 1 && fights.every((word) => forecastOf(table.prospectsOf(view, word), "fell"));
}

function fightReason(prospects: Prospects, eachFalls: boolean): string {
  const isBeaten = forecastOf(prospects, "beaten") !== undefined;
  const fallen = forecastOf(prospects, "fell");
  const struck = forecastOf(prospects, "struck");
  if (isBeaten && fallen) return eachFalls ? words.foeAndAnyFall : words.foeFallsToo;
  if (isBeaten) return words.foeFalls;
  const left = mostOf(struck?.defence) - mostOf(struck?.damage);
  if (!fallen) return `${words.noFriendFalls} ${words.foeWorn(left)}`;
  return eachFalls ? `${words.foeWorn(left)} ${words.anyFalls}` : words.foeWorn(left);
}

/** FG-12, FG-13: what the worst roll does, and which roll disarms the trap. */
function trapReason(prospects: Prospects): string {
  const needed = forecastOf(prospects, "rolled")?.needed ?? undefined;
  if (!forecastOf(prospects, "hurt")) return words.surelyDisarmed;
  if (!forecastOf(prospects, "fell")) return words.bearable;
  return needed === undefined ? words.noOtherWay : words.rollDisarms(needed);
}

/** What the first open weapon has over the one that is dropped for it. */
function roomForWeapon({ paths, party }: View, prospects: Prospects): string | undefined {
  const weapon = paths.flatMap(({ card }) => (card?.kind === "weapon" ? [card] : []))[0];
  if (!weapon) return undefined;
  const holder = forecastOf(prospects, "dropped")?.ally;
  const held = party.find(({ id }) => id === holder?.id)?.weapon;
  return words.roomFor(whoOf(weapon, "weapon"), gainOver(weapon, held ?? undefined, true));
}

/** What the first open friend has over the one who is sent away. */
function roomForFriend({ paths, party }: View, prospects: Prospects): string | undefined {
  const friend = paths.flatMap(({ card }) => (card?.kind === "friend" ? [card] : []))[0];
  if (!friend) return undefined;
  const sent = forecastOf(prospects, "dismissed")?.ally;
  const ally = party.find(({ id }) => id === sent?.id);
  return words.roomFor(whoOf(friend, "friend"), gainOver(friend, ally, false));
}

type Numbers = Readonly<Record<(typeof NUMBERS)[number], number>>;

/** The number that grows most: `attack 7 instead of 3`; empty where none grows. */
function gainOver(wanted: Numbers, given: Numbers | undefined, isSigned: boolean): string {
  if (!given) return "";
  const [most] = [...NUMBERS].sort((a, b) => wanted[b] - given[b] - (wanted[a] - given[a]));
  return most && wanted[most] > given[most] ? words.insteadOf(most, wanted[most], given[most], isSigned) : "";
}
