import { games } from "../src/registry.js";
import { checkStateTexts } from "./state-text-checks.js";

checkStateTexts(games);
