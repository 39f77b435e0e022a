import { type Rating, SETTLED } from "@tetrarch/play/puzzles";

/** Whether a rating has come to rest: until then it is only roughly known. */
export function isSettled({ deviation }: Rating): boolean {
  return deviation <= SETTLED;
}

/** `1532`, `about 1500` as long as it has not settled. */
export function ratingText(rating: Rating): string {
  const points = Math.round(rating.rating);
  return isSettled(rating) ? String(points) : `about ${points}`;
}

/** What a first try has made of a rating: `Your rating: about 1620, 120 more.` */
export function ratingInWords(now: Rating, before: Rating): string {
  const gained = Math.round(now.rating) - Math.round(before.rating);
  const change = gained === 0 ? "as before" : `${Math.abs(gained)} ${gained > 0 ? "more" : "less"}`;
  return `Your rating: ${ratingText(now)}, ${change}.`;
}
