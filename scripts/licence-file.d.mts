/** The licence of a part that is somebody else's work. */
export interface LicenceNotice {
  /** The part, with its version where it has one; several parts are separated by commas. */
  readonly name: string;
  /** As SPDX names it: `MIT`, `OFL-1.1`. */
  readonly licence: string;
  /** The whole notice that the licence asks for. */
  readonly text: string;
}

export function formatLicences(title: string, notices: readonly LicenceNotice[]): string;
export function readLicences(file: string): readonly LicenceNotice[];
