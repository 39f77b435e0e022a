/** The content security policy that the built page carries in itself. */
export const pagePolicy: string;

/** The headers that the app should be served with, and that `npm start` serves it with. */
export const headers: Readonly<Record<string, string>>;
