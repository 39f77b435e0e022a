import type { Manifest } from "../../agents.js";
import { agentsOfTombOfFourKings } from "./index.js";
import { WEIGHTS } from "./weights.js";

export const tombOfFourKings: Manifest = {
  id: "tomb-of-four-kings",
  agentsOf: agentsOfTombOfFourKings,
  easeBounds: [0.133, 0.214],
  model: WEIGHTS,
};
