import type { Manifest } from "../../agents.js";
import { agentsOfFourKingdoms } from "./index.js";

export const fourKingdoms: Manifest = {
  id: "four-kingdoms",
  agentsOf: agentsOfFourKingdoms,
  easeBounds: [0.11, 0.715],
};
