import { type Measuring, startOf, titleOf, worthOf } from "./measuring.js";

/** μ: the mean of f over the first deals. */
export function meanOfStarts(measuring: Measuring, deals: number): string {
  let sum = 0;
  let squares = 0;
  for (let deal = 1; deal <= deals; deal++) {
    const worth = worthOf(measuring, startOf(measuring, deal));
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / deals;
  const error = Math.sqrt(Math.max(0, squares / deals - mean * mean) / deals);
  return `${titleOf(measuring)}\nmean of f over the deals 1 to ${deals}: ${mean.toFixed(6)} ± ${error.toFixed(6)}`;
}
