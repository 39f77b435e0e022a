import boulder from "virtual:game-icon/boulder-dash";
import granite from "virtual:game-icon/closed-doors";
import dart from "virtual:game-icon/dart";
import pine from "virtual:game-icon/door";
import ironwood from "virtual:game-icon/dungeon-gate";
import deadFall from "virtual:game-icon/falling-rocks";
import spider from "virtual:game-icon/hanging-spider";
import oak from "virtual:game-icon/hobbit-door";
import ironBound from "virtual:game-icon/locked-door";
import bats from "virtual:game-icon/moon-bats";
import mummy from "virtual:game-icon/mummy-head";
import blade from "virtual:game-icon/pendulum-swing";
import skeleton from "virtual:game-icon/raise-skeleton";
import wicker from "virtual:game-icon/ranch-gate";
import rat from "virtual:game-icon/rat";
import guardian from "virtual:game-icon/rock-golem";
import scorpions from "virtual:game-icon/scorpion";
import ghoul from "virtual:game-icon/shambling-zombie";
import wraith from "virtual:game-icon/spectre";
import dragon from "virtual:game-icon/spiked-dragon-head";
import pit from "virtual:game-icon/spiky-pit";
import arrows from "virtual:game-icon/striking-arrows";
import gilded from "virtual:game-icon/temple-door";
import bronze from "virtual:game-icon/temple-gate";
import tripWire from "virtual:game-icon/tripwire";
import snare from "virtual:game-icon/wolf-trap";
import wormEaten from "virtual:game-icon/wooden-door";
import type { tombOfFourKings } from "@tetrarch/engine";

/** Pictures of what waits in the tomb, weakest (2) first, as the engine's narration names it. */
const PICTURES: Readonly<Record<tombOfFourKings.EncounterKind, readonly string[]>> = {
  monster: [rat, bats, spider, skeleton, ghoul, mummy, guardian, wraith, dragon],
  trap: [snare, tripWire, dart, pit, scorpions, blade, arrows, deadFall, boulder],
  door: [wormEaten, wicker, pine, oak, ironBound, bronze, ironwood, gilded, granite],
};

export function pictureOf({ kind, value }: tombOfFourKings.Encounter): string {
  return PICTURES[kind][value - 2] ?? "";
}
