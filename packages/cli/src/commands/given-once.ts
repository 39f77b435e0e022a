import { type Command, InvalidArgumentError } from "commander";

/**
 * Has every option with a value refused when it is given twice, in a command and in those that belong to it. Commander
 * takes the last one, and nobody would know which deal was meant.
 */
export function givenOnce(command: Command): void {
  for (const option of command.options) {
    if (!option.required) continue;
    option.argParser((value: string, before: string | undefined) => {
      if (before !== undefined) throw new InvalidArgumentError("It is given twice.");
      return value;
    });
  }
  for (const inner of command.commands) givenOnce(inner);
}
