import type { Manifest } from "../../agents.js";
import { agentsOfKingsKeys } from "./index.js";
import { WEIGHTS } from "./weights.js";

export const kingsKeys: Manifest = {
  id: "kings-keys",
  agentsOf: agentsOfKingsKeys,
  easeBounds: [0.305, 0.584],
  model: WEIGHTS,
};
