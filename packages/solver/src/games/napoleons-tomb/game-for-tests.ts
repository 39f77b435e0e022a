import { type AnyGame, games } from "@tetrarch/engine";

export const game = games.find(({ id }) => id === "napoleons-tomb") as AnyGame;
