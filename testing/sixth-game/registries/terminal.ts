import * as five from "../../../packages/cli/src/play/tables/registry.js";
import type { AnyTable } from "../../../packages/cli/src/play/tables/table.js";
import { nineStepsTable } from "../terminal/index.js";

// What stands here for a line of packages/cli/src/play/tables/registry.ts.
export const tables: typeof five.tables = [...five.tables, nineStepsTable as AnyTable];
