import { games } from "@tetrarch/engine";
import { checkGames } from "../../packages/engine/conformance/game-checks.js";
import { checkStateTexts } from "../../packages/engine/conformance/state-text-checks.js";
import { checkTables } from "../../packages/engine/conformance/table-checks.js";
import type { AnyTable } from "../../packages/web/src/table/model.js";
import { nineStepsTable } from "../../packages/web/test/sixth-game/table.js";
import { checkTelling } from "../telling-checks.js";

/** What every registered game must do, asked of the sixth. */

const sixth = games.filter(({ id }) => id === "nine-steps");

checkGames(sixth);
checkStateTexts(sixth);
checkTables(sixth);
checkTelling(sixth, { "nine-steps": nineStepsTable as AnyTable });
