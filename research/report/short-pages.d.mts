export function withShortLists(page: string, most: number): string;
export function splitStudies(page: string): { readonly page: string; readonly studies: readonly string[] };
