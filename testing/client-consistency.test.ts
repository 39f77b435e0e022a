import { games } from "../packages/engine/src/registry.js";
import { tables } from "../packages/web/test/tables.js";
import { checkClientConsistency } from "./client-consistency-checks.js";

checkClientConsistency(games, tables);
