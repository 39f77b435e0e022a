import { type ParseArgsConfig, parseArgs } from "node:util";

/** `parseArgs` for a program of this folder: what cannot be read ends it with the reason. */
export function optionsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}; --help tells what there is`);
    process.exit(2);
  }
}

/** Ends a program of this folder that was called wrongly with the way to call it. */
export function misuse(usage: string): never {
  console.error(`usage: npm run research -- ${usage}`);
  process.exit(2);
}
