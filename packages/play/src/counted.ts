/** `1 game`, `2 games`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : more}`;
}
