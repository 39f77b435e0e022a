import { cellWidth } from "./text.js";

/** The inks of all tables: `[256-colour code, basic SGR code]`; all readable on black and on white. */
const INKS = {
  club: [71, 32],
  diamond: [68, 34],
  heart: [167, 31],
  spade: [103, 35],
  red: [167, 31],
  green: [71, 32],
  blue: [68, 34],
  yellow: [178, 33],
  ember: [172, 33],
  gold: [178, 33],
  blood: [160, 31],
  stone: [244, 37],
  night: [67, 34],
  brass: [136, 33],
  sepia: [137, 33],
  teal: [37, 36],
  violet: [97, 35],
  sand: [137, 33],
  jade: [35, 32],
  marble: [65, 32],
  warning: [166, 33],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Ink = keyof typeof INKS;

export interface Style {
  readonly ink?: Ink;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly inverse?: boolean;
}

/** A piece of a line in one style. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

export type StyledLine = readonly Span[];

/** How much colour a terminal shows: none, the basic sixteen, or 256. */
export type Colours = "none" | "basic" | "full";

const RESET = "\u001B[0m";

function codesOf(style: Style, colours: Colours): string {
  const codes: string[] = [];
  if (style.bold) codes.push("1");
  if (style.dim) codes.push("2");
  if (style.inverse) codes.push("7");
  if (style.ink && colours !== "none") {
    const [full, basic] = INKS[style.ink];
    codes.push(colours === "full" ? `38;5;${full}` : String(basic));
  }
  return codes.join(";");
}

/** What stands for the signs of the tables where only ASCII can be shown. */
const FORMS: readonly (readonly [signs: string, form: string])[] = [
  ["—–−─━═╌┄", "-"],
  ["│┃║╎┆", "|"],
  ["╭╮╰╯┌┐└┘├┤┬┴┼╔╗╚╝╞╡╪", "+"],
  ["▒░▓█", "#"],
  ["’‘", "'"],
  ["“”", '"'],
  ["•★✦", "*"],
  ["→▸▶", ">"],
  ["←◂◀", "<"],
  ["·", "."],
  ["…", "~"],
  ["×✗╳", "x"],
  ["✓", "+"],
  ["▏", "_"],
  ["↑", "^"],
  ["↓", "v"],
  ["⋮", ":"],
  ["○", "o"],
  ["♣", "C"],
  ["♦", "D"],
  ["♥", "H"],
  ["♠", "S"],
  ["▲", "R"],
  ["■", "G"],
  ["●", "B"],
  ["◆", "Y"],
];
const FORM_OF: ReadonlyMap<string, string> = new Map(
  FORMS.flatMap(([signs, form]) => [...signs].map((sign) => [sign, form] as const)),
);

/** The text in ASCII alone and as many cells wide: signs by what stands for them, accents dropped, else question marks. */
export function asciiText(text: string): string {
  let ascii = "";
  for (const character of text) {
    const base = character.normalize("NFKD").charAt(0);
    const form = FORM_OF.get(character) ?? (/[\n -~]/.test(base) ? base : "?");
    const width = cellWidth(character);
    if (width > 0 || character === "\n") ascii += form.padEnd(width, "?");
  }
  return ascii;
}

/** What a terminal can show. */
export interface Paint {
  readonly colours: Colours;
  /** Whether only ASCII characters can be shown. */
  readonly ascii: boolean;
}

/** A line as text for the terminal: styles become escape codes, and no colour codes at all where there is no colour. */
export function paint(line: StyledLine, { colours, ascii }: Paint): string {
  return line
    .map(({ text, style }) => {
      const codes = codesOf(style, colours);
      const shown = ascii ? asciiText(text) : text;
      return codes === "" ? shown : `\u001B[${codes}m${shown}${RESET}`;
    })
    .join("");
}
