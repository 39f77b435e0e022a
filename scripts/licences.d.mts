import type { LicenceNotice } from "./licence-file.mjs";

export function packageFolder(file: string): string | undefined;
export function noticesOf(files: readonly string[]): readonly LicenceNotice[];
