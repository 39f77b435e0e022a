export * from "./clock.js";
export * from "./deals/deal-codes.js";
export * from "./deals/open-deal.js";
export * from "./deals/wished-deal.js";
export * from "./finishing/finishing-words.js";
export * from "./game/in-play.js";
export * from "./honesty/honesty.js";
export * from "./honesty/known-deals.js";
