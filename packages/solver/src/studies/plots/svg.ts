/** Ink and paper of all plots: legible on light and on dark pages, since each brings its own ground. */
const PAPER = "#fbf7ee";
export const INK = "#2b2722";
/** For what is written small or stands back; 5.5 : 1 on paper. */
export const FADED = "#635b50";
export const GRID = "#ddd3bf";

/** Lines and marks tell apart by shape and dash as well as by colour. */
export const COLOURS = ["#a6321f", "#2f5d8a", "#4a6b2a", "#7a4a8c", "#8a5a00"] as const;
export const DASHES = ["", "8 4", "2 3", "10 3 2 3", "5 5"] as const;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in an SVG file. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);
}

/** A coordinate, short. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export interface TextStyle {
  readonly size?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly colour?: string;
  readonly bold?: boolean;
}

export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 13, anchor = "start", colour = INK, bold = false } = style;
  const weight = bold ? ' font-weight="600"' : "";
  return `<text x="${at(x)}" y="${at(y)}" font-size="${size}" text-anchor="${anchor}" fill="${colour}"${weight}>${escaped(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, width = 1): string {
  return `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A whole picture: its parts on paper, with a title and a description for those who cannot see it. */
export function picture(
  width: number,
  height: number,
  title: string,
  description: string,
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Georgia, 'DejaVu Serif', serif">
<title>${escaped(title)}</title>
<desc>${escaped(description)}</desc>
<rect width="${width}" height="${height}" fill="${PAPER}"/>
${text(24, 34, title, { size: 19, bold: true })}
${parts.join("\n")}
</svg>
`;
}
