import type { Command } from "commander";
import { type Outcome, report } from "../../report.js";
import { bashScript } from "./bash.js";
import { fishScript } from "./fish.js";
import { completionModel } from "./model.js";
import { zshScript } from "./zsh.js";

/** `tetrarch completion SHELL`: the shell is one of those the command line allows. */
export function completion(program: Command): (shell: string) => Outcome {
  return (shell) => {
    const model = completionModel(program);
    const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
    const script = scripts[shell as keyof typeof scripts](model);
    return report(script, { shell, script });
  };
}
