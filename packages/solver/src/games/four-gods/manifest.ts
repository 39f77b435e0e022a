import type { Manifest } from "../../agents.js";
import { agentsOfFourGods } from "./index.js";
import { WEIGHTS } from "./weights.js";

export const fourGods: Manifest = {
  id: "four-gods",
  agentsOf: agentsOfFourGods,
  easeBounds: [0.084, 0.231],
  model: WEIGHTS,
};
