import { netOf } from "../../evaluation/model.js";
import { QuickNet } from "./quick-net.js";
import { WEIGHTS } from "./weights.js";
import { Worth } from "./worth.js";

let committed: Worth | undefined;

/** By the weights of this version, which are read when they are first needed. */
export function committedWorth(): Worth {
  if (committed) return committed;
  const net = netOf(WEIGHTS);
  committed = new Worth(net, new QuickNet(net));
  return committed;
}
