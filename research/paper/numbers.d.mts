type Read = (path: string) => string;
type Effort = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Fact {
  readonly path: string;
  readonly words: string;
}

interface Study {
  readonly deals: string;
  readonly undecided: string | null;
}

export interface PaperNumbers {
  readonly studies: Readonly<Record<string, Readonly<Record<string, Study>>>>;
  readonly effort: Effort;
}

export declare const GAMES: readonly string[];
export declare function paperNumbers(read: Read, effort: Effort): PaperNumbers;
export declare function factsIn(source: string): readonly Fact[];
export declare function unsupportedFacts(source: string, read: Read): readonly Fact[];
export declare function inputsDigest(read: Read): string;
