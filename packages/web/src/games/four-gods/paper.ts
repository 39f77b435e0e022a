import { isFourGods } from "@tetrarch/engine/four-gods";
import { faceWith } from "../card-face.js";
import type { PaperCard, PaperGame } from "../game-ui.js";
import ArtifactFace from "./ArtifactFace.svelte";
import back from "./back.svg";
import { dreamCards } from "./card-numbers.js";

export const paper: PaperGame = {
  scores: ["artifacts"],
  counting: "Count the artifacts you brought home. All four win.",
  pack: {
    cards(game, { Face }) {
      if (!isFourGods(game)) return [];
      const { cards } = game;
      const artifacts = cards.artifacts.map(({ name }, index): PaperCard => {
        const path = index + 1;
        return { code: `A${path}`, name, Face: faceWith(ArtifactFace, { name, path }) };
      });
      return [...[...dreamCards(cards)].map(([code, { name }]) => ({ code, name, Face })), ...artifacts];
    },
    back,
    edge: "#14525d",
  },
};
