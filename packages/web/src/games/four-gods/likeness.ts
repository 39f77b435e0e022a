/** Of the names that have a picture the one whose picture stands for this name: itself, or one that hangs on the name alone. */
export function likeness(name: string, drawn: readonly string[]): string {
  if (drawn.includes(name)) return name;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return drawn[sum % drawn.length] as string;
}
