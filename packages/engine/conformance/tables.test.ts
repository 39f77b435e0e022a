import { games } from "../src/registry.js";
import { checkTables } from "./table-checks.js";

checkTables(games);
