import { forecastOf, type fourGods, mostOf, type Prospect } from "@tetrarch/engine";
import { whoOf } from "@tetrarch/engine/four-gods";
import type { AdaptedTable } from "../table-adapter.js";
import * as words from "./words.js";

type View = fourGods.View;
type Prospects = readonly Prospect<fourGods.Event>[];
type Adapted = AdaptedTable<View, fourGods.Move, fourGods.Event>;

/** Why a move is advised: what surely comes of it, as the open cards say. */
export function reasonFor(table: Adapted, view: View, word: string): string {
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
      return fightReason(prospects);
    case "trap":
      return trapReason(prospects);
    case "drop":
      return openName(view, "weapon", words.roomForWeapon) ?? words.handsFree;
    case "dismiss":
      return openName(view, "friend", words.roomFor) ?? words.roomLater;
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

function fightReason(prospects: Prospects): string {
  const isBeaten = forecastOf(prospects, "beaten") !== undefined;
  const fallen = forecastOf(prospects, "fell");
  const struck = forecastOf(prospects, "struck");
  if (isBeaten) return fallen ? words.foeFallsToo : words.foeFalls;
  const left = mostOf(struck?.defence) - mostOf(struck?.damage);
  return fallen ? words.foeWorn(left) : `${words.noFriendFalls} ${words.foeWorn(left)}`;
}

/** FG-12, FG-13: what the worst roll does, and which roll disarms the trap. */
function trapReason(prospects: Prospects): string {
  const needed = forecastOf(prospects, "rolled")?.needed ?? undefined;
  if (!forecastOf(prospects, "hurt")) return words.surelyDisarmed;
  if (!forecastOf(prospects, "fell")) return words.bearable;
  return needed === undefined ? words.noOtherWay : words.rollDisarms(needed);
}

/** A sentence about the card of a kind that lies open, the first there is. */
function openName(
  { paths }: View,
  kind: "friend" | "weapon",
  said: (name: string) => string,
): string | undefined {
  const card = paths.find(({ card }) => card?.kind === kind)?.card;
  return card ? said(whoOf(card, kind)) : undefined;
}
