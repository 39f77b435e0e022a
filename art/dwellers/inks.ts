/** The few inks of the tomb's prints, by torchlight. */
export const INK = "#150e0d";
export const BASALT = "#2a1d1a";
export const BLOOD = "#5e1a16";
export const DUSK = "#3c2742";
export const UMBER = "#5b3a14";
export const WALL = "#45332b";

export const BONE = "#f5e4ba";
export const SAND = "#c9995d";
export const CRIMSON = "#b8322a";
export const WINE = "#701a1a";
export const EMBER = "#ee7a24";
export const RUST = "#9c431c";
export const GOLD = "#ebb34b";
export const OCHRE = "#a36f20";
export const ROCK = "#a39488";
export const SLATE = "#5d524b";
export const WOOD = "#8f5930";
export const BARK = "#4d2d1a";
export const MOSS = "#a39c68";
export const MOULD = "#5d583c";
export const JET = "#39323a";
export const MIST = "#7d6d86";
