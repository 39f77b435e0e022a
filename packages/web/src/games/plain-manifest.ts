import type { GameUi, Manifest } from "./game-ui.js";

/** What the page of a plain game needs besides its rules and words. */
type PlainManifest = Pick<Manifest, "id" | "line" | "icon" | "by"> & Pick<GameUi, "rules">;

/** The manifest of a plain game (`core/pile-game.ts` of the engine), whose page is made by `plainUi`. */
export function plainManifest({ rules, ...manifest }: PlainManifest): Manifest {
  const load = async () => ({ place: (await import("./plain-ui.js")).plainUi(manifest.id, rules) });
  return { ...manifest, load };
}
