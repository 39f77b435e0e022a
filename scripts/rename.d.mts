interface Project {
  readonly texts: ReadonlyMap<string, string>;
}

interface Edit {
  readonly file: string;
  readonly start: number;
}

interface Rename {
  readonly path: string;
  readonly name: string;
  readonly to: string;
}

interface Move {
  readonly to: string;
  readonly text: string;
}

export function readProject(root: string, folders: readonly string[]): Project;
export function namesIn(text: string): readonly Rename[];
export function renameAll(
  project: Project,
  names: readonly Rename[],
): { readonly byFile: ReadonlyMap<string, readonly Edit[]>; readonly refused: readonly string[] };
export function edited(text: string, edits: readonly Edit[]): string;
export function movedTexts(
  texts: ReadonlyMap<string, string>,
  moves: ReadonlyMap<string, string>,
): ReadonlyMap<string, Move>;
