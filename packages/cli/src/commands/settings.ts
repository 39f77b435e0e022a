import { quote } from "@tetrarch/engine";
import { SETTING_NAMES, type Settings } from "../play/saves/settings-file.js";
import { fault, type Outcome, report } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { settingsLines } from "../words/en/menu.js";
import { type CommandContext, warn } from "./context.js";

/** `tetrarch settings [NAME] [on|off]`: what is kept between runs, or a change of it. */
export async function settings(
  named: string | undefined,
  value: string | undefined,
  _options: object,
  context: CommandContext,
): Promise<Outcome> {
  const { settings: file } = await context.stores();
  const { settings: before, trouble } = file.read();
  if (trouble !== undefined) await warn(context, [trouble]);
  if (named === undefined) return listed(before);
  const name = SETTING_NAMES.find((one) => one === named);
  if (!name) return fault("usage", usageWords.oneOf("<name>", quote(named), SETTING_NAMES));
  if (value === undefined) return fault("usage", usageWords.missing("<value>", "on or off"));
  if (value !== "on" && value !== "off")
    return fault("usage", usageWords.oneOf("<value>", quote(value), ["on", "off"]));
  const after = { ...before, [name]: value === "on" };
  const notKept = file.keep(after);
  return notKept === undefined ? listed(after) : fault("unwritable", notKept);
}

function listed(settings: Settings): Outcome {
  return report(`${settingsLines(settings).join("\n")}\n`, { settings });
}
