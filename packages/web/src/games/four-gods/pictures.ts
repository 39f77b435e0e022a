import W08 from "virtual:game-icon/bellows";
import F01 from "virtual:game-icon/biplane";
import W05 from "virtual:game-icon/boxing-glove";
import F11 from "virtual:game-icon/card-joker";
import E03 from "virtual:game-icon/clockwork";
import L4 from "virtual:game-icon/cobra";
import F05 from "virtual:game-icon/compass";
import E11 from "virtual:game-icon/crosshair";
import E01 from "virtual:game-icon/crown";
import T02 from "virtual:game-icon/drowning";
import E04 from "virtual:game-icon/drum";
import L3 from "virtual:game-icon/egyptian-walk";
import F10 from "virtual:game-icon/fencer";
import F08 from "virtual:game-icon/footprint";
import T08 from "virtual:game-icon/frozen-block";
import T10 from "virtual:game-icon/gate";
import E10 from "virtual:game-icon/gorilla";
import E09 from "virtual:game-icon/hand";
import W07 from "virtual:game-icon/harpoon-trident";
import W12 from "virtual:game-icon/high-shot";
import F07 from "virtual:game-icon/hospital-cross";
import L1 from "virtual:game-icon/lantern-flame";
import F06 from "virtual:game-icon/lockpicks";
import W06 from "virtual:game-icon/meal";
import T03 from "virtual:game-icon/mirror-mirror";
import E08 from "virtual:game-icon/pirate-flag";
import W03 from "virtual:game-icon/pirate-hook";
import W01 from "virtual:game-icon/pistol-gun";
import T05 from "virtual:game-icon/poison-bottle";
import T04 from "virtual:game-icon/quicksand";
import F09 from "virtual:game-icon/radio-tower";
import T01 from "virtual:game-icon/scorpion";
import W11 from "virtual:game-icon/shield";
import F03 from "virtual:game-icon/ship-wheel";
import F12 from "virtual:game-icon/sitting-dog";
import W04 from "virtual:game-icon/sling";
import W10 from "virtual:game-icon/spanner";
import T07 from "virtual:game-icon/steam-locomotive";
import E07 from "virtual:game-icon/stone-bridge";
import F04 from "virtual:game-icon/strong-man";
import E06 from "virtual:game-icon/syringe";
import E02 from "virtual:game-icon/teapot";
import E12 from "virtual:game-icon/treasure-map";
import E05 from "virtual:game-icon/two-shadows";
import F02 from "virtual:game-icon/umbrella";
import T11 from "virtual:game-icon/vine-whip";
import T09 from "virtual:game-icon/wasp-sting";
import T12 from "virtual:game-icon/well";
import W09 from "virtual:game-icon/wizard-staff";
import W02 from "virtual:game-icon/wood-axe";
import L2 from "virtual:game-icon/wooden-crate";
import T06 from "virtual:game-icon/zeppelin";
import type { DreamCard } from "./card-numbers.js";

/** What is drawn on each card. */
const PICTURES: Readonly<Record<string, string>> = {
  E01,
  E02,
  E03,
  E04,
  E05,
  E06,
  E07,
  E08,
  E09,
  E10,
  E11,
  E12,
  F01,
  F02,
  F03,
  F04,
  F05,
  F06,
  F07,
  F08,
  F09,
  F10,
  F11,
  F12,
  L1,
  L2,
  L3,
  L4,
  T01,
  T02,
  T03,
  T04,
  T05,
  T06,
  T07,
  T08,
  T09,
  T10,
  T11,
  T12,
  W01,
  W02,
  W03,
  W04,
  W05,
  W06,
  W07,
  W08,
  W09,
  W10,
  W11,
  W12,
};

/** What stands for a card that has no picture of its own. */
const BY_KIND: Readonly<Record<DreamCard["kind"], string>> = { friend: L1, foe: L3, weapon: L2, trap: L4 };

export function pictureOf(id: string, kind: DreamCard["kind"]): string {
  return PICTURES[id] ?? BY_KIND[kind];
}
