import type { PackStyle } from "../drawing.js";

/** The heralds' colours. */
export const STYLE: PackStyle = {
  paper: "#fffdf6",
  line: "#241c16",
  gold: "#d3a43c",
  cloth: {
    S: { robe: "#4a4652", accent: "#a5222a" },
    H: { robe: "#a8232b", accent: "#1f4787" },
    D: { robe: "#24539b", accent: "#a8232b" },
    C: { robe: "#24693f", accent: "#a8232b" },
  },
  aces: "dragons",
};
