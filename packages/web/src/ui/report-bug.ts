/** A part of the app could not be loaded. */
export class NotLoaded extends Error {}

/** Reports an error of the app; that something could not be loaded is none. */
export function reportBug(error: unknown): void {
  if (!(error instanceof NotLoaded)) reportError(error);
}
