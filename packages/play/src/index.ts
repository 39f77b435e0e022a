export * from "./honesty/honesty.js";
export * from "./honesty/known-deals.js";
