import type { PackStyle } from "../drawing.js";

/** The heralds' colours. */
export const STYLE: PackStyle = {
  paper: "#fffdf6",
  line: "#241c16",
  gold: "#d3a43c",
  cloth: {
    S: { robe: "#46405c", accent: "#a5222a", shade: "#2b2343", skin: "#f3cda4", dusk: "#dd9f7c" },
    H: { robe: "#a8232b", accent: "#1f4787", shade: "#741236", skin: "#f8dcbc", dusk: "#e8ab90" },
    D: { robe: "#24539b", accent: "#a8232b", shade: "#1f2f77", skin: "#f8dcbc", dusk: "#e5ae98" },
    C: { robe: "#24693f", accent: "#a8232b", shade: "#13484b", skin: "#bd8257", dusk: "#95573f" },
  },
  aces: "dragons",
};
