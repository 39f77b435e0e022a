export interface Serving {
  /** Where the app is, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/** The folder of the built app. */
export const built: string;

/** What the server puts up with. */
export interface ServingLimits {
  /** How long a request may take to come, in milliseconds. */
  readonly headers: number;
  /** How many connections there may be at once; one more is closed. */
  readonly connections: number;
}

export const LIMITS: ServingLimits;

/**
 * Serves the built app, or the one in another folder, on localhost: on this port or, for 0, on any free one. Rejects when
 * it is not built, or the port cannot be had.
 */
export function serve(port: number, folder?: string, limits?: ServingLimits): Promise<Serving>;

/** The same on the first free of this port and so many after it; rejects when all are taken. */
export function serveFrom(first: number, more: number, folder?: string): Promise<Serving>;
