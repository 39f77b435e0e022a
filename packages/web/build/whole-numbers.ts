/** What the arguments of a path's commands are: places across and down, radii, an angle, flags. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  a: "rraffxy",
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the path has come to, and where the rounded one has. */
interface Pens {
  readonly exact: Point;
  readonly drawn: Point;
}

const BEGINNING: Pens = { exact: { x: 0, y: 0 }, drawn: { x: 0, y: 0 } };

/**
 * The same shapes in whole numbers: on a field of 512 units nobody sees less than one. Steps are rounded by where they
 * lead, so that errors do not add up.
 */
export function inWholeNumbers(svg: string): string {
  return svg.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundedPath(path)}"`);
}

function roundedPath(path: string): string {
  const source = new PathSource(path);
  let pens = BEGINNING;
  let start = BEGINNING;
  let rounded = "";
  for (let command = source.command(); command !== ""; command = source.command()) {
    rounded += command;
    if (/z/i.test(command)) pens = start;
    else {
      for (let isFirst = true; isFirst || source.hasNumber(); isFirst = false) {
        const step = roundedStep(source, command, pens);
        rounded += joined(step.numbers, isFirst);
        pens = step.pens;
        if (isFirst && /m/i.test(command)) start = pens;
      }
    }
  }
  return rounded;
}

/** One step of a command: its numbers, rounded, and where it leads. */
function roundedStep(source: PathSource, command: string, { exact, drawn }: Pens) {
  const kind = command.toLowerCase();
  const from = command === kind ? { exact, drawn } : BEGINNING;
  const end = { ...exact };
  const numbers: number[] = [];
  for (const argument of ARGUMENTS[kind] ?? "") {
    const value = argument === "f" ? source.flag() : source.number();
    if (argument === "x" || argument === "y") {
      end[argument] = value + from.exact[argument];
      numbers.push(Math.round(end[argument]) - from.drawn[argument]);
    } else numbers.push(argument === "r" ? Math.round(value * 10) / 10 : value);
  }
  const pens: Pens = { exact: end, drawn: { x: Math.round(end.x), y: Math.round(end.y) } };
  return { numbers, pens };
}

function joined(numbers: readonly number[], isAfterCommand: boolean): string {
  return numbers
    .map((number, index) => `${(index === 0 && isAfterCommand) || number < 0 ? "" : " "}${number}`)
    .join("");
}

/** Reads a path from its beginning to its end. */
class PathSource {
  readonly #path: string;
  #at = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** The next command; empty at the end. */
  command(): string {
    return this.#take(/[\s,]*([a-z]?)/iy);
  }

  hasNumber(): boolean {
    return /^[\s,]*[-+.\d]/.test(this.#path.slice(this.#at, this.#at + 16));
  }

  number(): number {
    return Number(this.#take(/[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy));
  }

  /** 0 or 1, which may stand close to what follows. */
  flag(): number {
    return Number(this.#take(/[\s,]*([01])/y));
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#path);
    if (!found) throw new Error(`no path: ${this.#path.slice(this.#at, this.#at + 40)}`);
    this.#at = pattern.lastIndex;
    return found[1] ?? "";
  }
}
