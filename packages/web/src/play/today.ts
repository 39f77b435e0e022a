/** The day by the player's own clock, `YYYY-MM-DD`. */
export function today(moment = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
