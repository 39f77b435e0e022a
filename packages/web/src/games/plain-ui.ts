import { messagesOf } from "@tetrarch/engine";
import CardFace from "../table/cards/CardFace.svelte";
import type { GameUi } from "./game-ui.js";
import PlainBackground from "./PlainBackground.svelte";
import { plainTable } from "./plain-table.js";
import "./plain-ui.css";

/** The page of a plain game: its piles in rows, the usual card faces, the colours of the page. */
export function plainUi(gameId: string, rules: GameUi["rules"]): GameUi {
  return {
    messages: messagesOf(gameId),
    table: plainTable(gameId),
    Background: PlainBackground,
    Face: CardFace,
    highlights: { highlight: () => undefined, sounds: {} },
    rules,
  };
}
