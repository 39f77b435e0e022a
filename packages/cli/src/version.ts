import manifest from "../package.json" with { type: "json" };

/** The version of the package. */
export const VERSION: string = manifest.version;
