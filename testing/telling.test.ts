import { games } from "../packages/engine/src/registry.js";
import { tables } from "../packages/web/test/tables.js";
import { checkTelling } from "./client-consistency-checks.js";

checkTelling(games, tables);
