export const TABLES: Readonly<
  Record<string, { readonly studies: Readonly<Record<string, string>>; readonly programs: readonly string[] }>
>;
export function measure(game: string): Promise<void>;
