interface Tables {
  readonly studies: Readonly<Record<string, string>>;
  readonly programs: readonly string[];
  readonly calibration: string;
  readonly reports: readonly string[];
}

interface Runs {
  build(): void;
  study(...args: readonly string[]): void;
  tell(line: string): void;
  output(name: string, ...args: readonly string[]): Promise<string | Uint8Array>;
}

export const TABLES: Readonly<Record<string, Tables>>;
export function measure(game: string, home?: string, runs?: Runs): Promise<void>;
export function hasCurves(source: string, printed: string): boolean;
