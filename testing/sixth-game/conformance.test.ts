import { games } from "@tetrarch/engine";
import { checkChance } from "../../packages/engine/conformance/chance-checks.js";
import { checkGames } from "../../packages/engine/conformance/game-checks.js";
import { checkStateTexts } from "../../packages/engine/conformance/state-text-checks.js";
import { checkTables } from "../../packages/engine/conformance/table-checks.js";
import { plainTable } from "../../packages/web/src/games/plain-table.js";
import { checkClientConsistency } from "../client-consistency-checks.js";

/** What every registered game must do, asked of the sixth. */

const sixth = games.filter(({ id }) => id === "nine-steps");

checkGames(sixth);
checkChance(sixth);
checkStateTexts(sixth);
checkTables(sixth);
checkClientConsistency(sixth, { "nine-steps": plainTable("nine-steps") });
