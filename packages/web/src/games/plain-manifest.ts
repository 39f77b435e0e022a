import type { GameUi, Manifest } from "./game-ui.js";

/** The manifest of a plain game (`core/pile-game.ts` of the engine), whose page is made by `plainUi`. */
export function plainManifest({
  rules,
  ...manifest
}: Pick<Manifest, "id" | "line" | "icon" | "by"> & Pick<GameUi, "rules">): Manifest {
  const load = async () => ({ place: (await import("./plain-ui.js")).plainUi(manifest.id, rules) });
  return { ...manifest, load };
}
