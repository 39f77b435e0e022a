/** The day at a moment as the player's own clock has it, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
