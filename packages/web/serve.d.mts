/** The folder of the built app. */
export const built: string;

/** Serves the built app on localhost, on this port or, for 0, on any free one. */
export function serve(port: number): Promise<{ readonly address: string; close(): Promise<void> }>;
