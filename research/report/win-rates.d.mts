export function winRateTable(page: string): string;
export function withTable(document: string, table: string): string;
