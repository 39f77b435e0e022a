import type { Manifest } from "../../agents.js";
import { agentsOfNapoleonsTomb } from "./index.js";

export const napoleonsTomb: Manifest = {
  id: "napoleons-tomb",
  agentsOf: agentsOfNapoleonsTomb,
  easeBounds: [0.176, 0.257],
};
