import stringWidth from "string-width";

/**
 * Rows of cells as lines, two blanks between columns, each column as wide as its widest cell.
 * @param endsAligned whether the cells of a column end under each other, as numbers do; otherwise they begin so
 */
export function alignedLines(
  rows: readonly (readonly string[])[],
  endsAligned: (column: number) => boolean = () => false,
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, stringWidth(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
        return endsAligned(column) ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd(),
  );
}
