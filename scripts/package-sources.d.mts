export const packageSources: Readonly<Record<string, string>>;
