export * from "./players/play-out.js";
export * from "./players/player.js";
export * from "./registry.js";
export * from "./search/limits.js";
export * from "./solver.js";
