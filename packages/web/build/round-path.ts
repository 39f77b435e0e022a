/** How many numbers one step of each command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
/** The flags of an arc may stand without anything between them. */
const FLAG = /[\s,]*([01])/y;
const LETTER = /[\s,]*([a-zA-Z])/y;
const ARC_SHAPE = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A step of a path: its points where they truly lie, the last of them its end. */
interface Step {
  readonly command: string;
  /** An arc's radii, turn and flags. */
  readonly shape: readonly number[];
  readonly points: readonly Point[];
}

/** The same path in whole numbers: each point is rounded where it truly lies, so that errors do not add up. */
export function roundPath(path: string): string {
  let pen: Point = { x: 0, y: 0 };
  let start = pen;
  let written = "";
  let text = "";
  for (const { command, shape, points } of stepsOf(path)) {
    const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    const end = whole.at(-1) ?? start;
    const { letter, numbers } = relative(command, shape, whole, pen);
    text += (letter === written && letter !== "m" ? " " : letter) + joined(numbers);
    written = letter;
    pen = end;
    if (command === "M") start = end;
  }
  return text.replaceAll(" -", "-");
}

function relative(command: string, shape: readonly number[], points: readonly Point[], pen: Point) {
  const steps = points.map(({ x, y }) => ({ x: x - pen.x, y: y - pen.y }));
  const [first] = steps;
  if (command === "L" && first?.y === 0) return { letter: "h", numbers: [first.x] };
  if (command === "L" && first?.x === 0) return { letter: "v", numbers: [first.y] };
  const radii = shape.map((value) => Math.round(value * 10) / 10);
  return { letter: command.toLowerCase(), numbers: [...radii, ...steps.flatMap(({ x, y }) => [x, y])] };
}

function joined(numbers: readonly number[]): string {
  return numbers.map((value) => String(value).replace(/^(-?)0\./, "$1.")).join(" ");
}

function stepsOf(path: string): readonly Step[] {
  const steps: Step[] = [];
  let pen: Point = { x: 0, y: 0 };
  let start = pen;
  for (const { letter, numbers } of commandsOf(path)) {
    const command = letter.toUpperCase();
    const from = letter === command ? { x: 0, y: 0 } : pen;
    const shape = command === "A" ? numbers.slice(0, ARC_SHAPE) : [];
    const points = pointsOf(command, numbers.slice(shape.length), from, pen);
    pen = command === "Z" ? start : (points.at(-1) ?? pen);
    if (command === "M") start = pen;
    steps.push({ command: command === "H" || command === "V" ? "L" : command, shape, points });
  }
  return steps;
}

function pointsOf(command: string, numbers: readonly number[], from: Point, pen: Point): readonly Point[] {
  const [first = 0] = numbers;
  if (command === "H") return [{ x: from.x + first, y: pen.y }];
  if (command === "V") return [{ x: pen.x, y: from.y + first }];
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: from.x + (numbers[index * 2] ?? 0),
    y: from.y + (numbers[index * 2 + 1] ?? 0),
  }));
}

function* commandsOf(path: string): Generator<{ letter: string; numbers: readonly number[] }> {
  let at = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (found) at = pattern.lastIndex;
    return found?.[1];
  };
  let letter = "";
  while (at < path.length) {
    // More numbers without a letter go on as before; after a move they are lines.
    letter = read(LETTER) ?? (letter === "M" ? "L" : letter === "m" ? "l" : letter);
    const count = COUNTS[letter.toUpperCase()];
    const numbers = Array.from({ length: count ?? 0 }, (_, index) =>
      Number(read(count === COUNTS.A && (index === 3 || index === 4) ? FLAG : NUMBER)),
    );
    if (count === undefined || numbers.some(Number.isNaN)) throw new Error(`not a path at ${at}: ${path}`);
    yield { letter, numbers };
    if (count === 0 && path.slice(at).trim() === "") return;
  }
}
