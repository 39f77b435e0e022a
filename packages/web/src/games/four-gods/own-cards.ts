import type { AnyGame } from "@tetrarch/engine";
import { isFourGods } from "@tetrarch/engine/four-gods";
import type { Component } from "svelte";
import type { AnyTable } from "../../table/model.js";
import type { GameUi } from "../game-ui.js";
import DreamCardFace from "./CardFace.svelte";
import { type DreamCards, dreamCards } from "./card-numbers.js";
import { fourGodsTableWith } from "./table.js";

/** A place is drawn anew when it is another one: there is one for each game. */
const places = new WeakMap<AnyGame, GameUi>();

/** The dream with the cards of a set of the player's own: their names, their numbers, their stories. */
export function withCards(usual: GameUi, game: AnyGame): GameUi {
  if (!isFourGods(game)) return usual;
  const made = places.get(game) ?? {
    ...usual,
    table: fourGodsTableWith(game.cards) as AnyTable,
    Face: faceWith(dreamCards(game.cards)),
  };
  places.set(game, made);
  return made;
}

/** The face of a card, with what is printed on these cards. */
function faceWith(cards: DreamCards): GameUi["Face"] {
  const Face: Component<{ code: string; bold: boolean }> = (internals, props) =>
    DreamCardFace(internals, {
      get code() {
        return props.code;
      },
      get bold() {
        return props.bold;
      },
      cards,
    });
  return Face;
}
