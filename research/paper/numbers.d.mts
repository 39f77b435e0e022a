type Read = (path: string) => string;
type Effort = Readonly<Record<string, Readonly<Record<string, number>>>>;

type WinRates = Readonly<
  Record<string, { readonly least: number; readonly low: number; readonly high: number }>
>;

interface Fact {
  readonly path: string;
  readonly words: string;
  readonly within: string;
}

interface Study {
  readonly won: readonly string[];
  readonly deals: string;
  readonly undecided: string | null;
}

export interface PaperNumbers {
  readonly studies: Readonly<Record<string, Readonly<Record<string, Study>>>>;
  readonly effort: Effort;
  readonly winRates: WinRates;
  readonly tables: Readonly<Record<string, { readonly rows: readonly (readonly string[])[] }>>;
}

export declare const GAMES: readonly string[];
export declare function paperNumbers(read: Read, effort: Effort, winRates: WinRates): PaperNumbers;
export declare function factsIn(source: string): readonly Fact[];
export declare function unsupportedFacts(source: string, read: Read): readonly Fact[];
export declare function digestOf(bytes: string | Uint8Array): string;
export declare function inputsDigest(read: Read): string;
