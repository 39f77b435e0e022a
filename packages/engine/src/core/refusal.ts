/** Why an attempt is no legal move: the first condition that fails, and the rule that sets it. */
export interface Refusal {
  readonly reason: string;
  /** `FK-2`; C-4 for what no rule names as a move. */
  readonly rule: string;
}
