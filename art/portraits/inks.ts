/** The few inks of the dream's prints: no other colour is used, and none is mixed but for the shadow. */
export const INK = "#13202b";
export const PAPER = "#f9edd2";
export const SAND = "#ebb85a";
export const RED = "#cf3f2a";
export const JADE = "#2b8b74";
export const TEAL = "#14525d";
export const VIOLET = "#56418a";
export const PLUM = "#33203f";
export const ROSE = "#e58a62";
export const STEEL = "#93a7ad";
export const LEATHER = "#84512a";

/** Skins, from fair to dark. */
export const FAIR = "#f6cfa6";
export const TAN = "#d79d6a";
export const BROWN = "#a9693d";
export const DEEP = "#74402b";
export const UMBER = "#472430";

/** The ink of the shadow side, and how dark it is: colours turn to violet in it rather than to grey. */
export const DUSK = "#451080";
export const SHADOW = 0.38;

/** Softer tones of jade, sea and paper, where a shape lies on its own ink. */
export const LEAF = "#8fd0a8";
export const GAUZE = "#a9c9a4";
export const FOAM = "#8cc3ae";
export const WATER = "#5ba3a0";
export const SURF = "#6fae9f";
export const SURF_LIGHT = "#93c5b2";
export const SAND_LIGHT = "#f4d08a";
export const ROSE_LIGHT = "#f0a67e";
export const ASH = "#c6cfcf";
export const ICE = "#7fb9b9";
