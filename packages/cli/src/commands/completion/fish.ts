import type { CompletionModel, Flag, Values, Verb } from "./model.js";

/** The completion script for fish. */
export function fishScript({ program, flags, verbs }: CompletionModel): string {
  const lines = [
    `# fish completion of ${program}`,
    `complete -c ${program} -f`,
    ...flags.map((flag) => flagLine(program, "__fish_use_subcommand", flag)),
    ...verbs.map(
      ({ name, description }) =>
        `complete -c ${program} -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
    ),
    ...verbs.flatMap((verb) => verbLines(program, verb)),
  ];
  return `${lines.join("\n")}\n`;
}

function verbLines(program: string, verb: Verb): string[] {
  const condition = `__fish_seen_subcommand_from ${verb.name}`;
  const places = verb.places
    .filter(({ type }) => type !== "free")
    .map((values) => `complete -c ${program} -n ${quoted(condition)} ${completed(values)}`);
  return [...verb.flags.map((flag) => flagLine(program, condition, flag)), ...places];
}

function flagLine(program: string, condition: string, { names, description, values }: Flag): string {
  const parts = [`complete -c ${program} -n ${quoted(condition)}`];
  for (const name of names) parts.push(name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`);
  // Without `-x` fish would offer files too.
  if (values) parts.push(values.type === "file" ? "-r" : "-x", completed(values));
  parts.push(`-d ${quoted(description)}`);
  return parts.filter((part) => part !== "").join(" ");
}

function completed(values: Values): string {
  switch (values.type) {
    case "words":
      return `-a ${quoted(values.words.join(" "))}`;
    case "file":
      return "-F";
    case "free":
      return "";
  }
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
