import { type Clock, localDay } from "@tetrarch/play";

/** The browser's clock. */
export const clock: Clock = { now: () => Date.now(), today: () => localDay(new Date()) };
