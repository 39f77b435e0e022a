import { quote } from "@tetrarch/engine";
import { fault } from "../report.js";

/** The fault of a file name that is empty, or was to be another option: `--transcript --plain`. Undefined when there is none. */
export function misreadFile(option: string, file: string | undefined) {
  if (file === "") return fault("usage", `${option}: the name of the file is missing`);
  if (!file?.startsWith("-")) return undefined;
  return fault("usage", `${option}: ${quote(file)} looks like an option; ./${file} would be a file`);
}
