import { CODES, keyCardName } from "@tetrarch/engine/kings-keys";
import type { PaperGame } from "../game-ui.js";
import back from "./back.svg";

export const paper: PaperGame = {
  scores: ["points"],
  counting:
    "Each book is worth 10 points. All sixteen, 160 points, win. A move taken back or a look at a hidden card is help: mark such a game.",
  pack: {
    cards: (_, { Face }) => CODES.map((code) => ({ code, name: keyCardName(code), Face })),
    back,
    edge: "#26334a",
  },
};
