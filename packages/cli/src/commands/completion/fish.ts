import { type CompletionModel, type Flag, shortName, type Values, type Verb } from "./model.js";

/** The completion script for fish. */
export function fishScript({ program, flags, verbs }: CompletionModel): string {
  const lines = [
    `# fish completion of ${program}`,
    `complete -c ${program} -f`,
    ...flags.map((flag) => flagLine(program, "__fish_use_subcommand", flag)),
    ...verbs.map((verb) => commandLine(program, "__fish_use_subcommand", verb)),
    ...verbs.flatMap((verb) => verbLines(program, verb)),
  ];
  return `${lines.join("\n")}\n`;
}

function verbLines(program: string, verb: Verb, outer = ""): string[] {
  const seen = `${outer}__fish_seen_subcommand_from ${shortName(verb)}`;
  const inner = verb.verbs.map(shortName).join(" ");
  const condition = inner === "" ? seen : `${seen}; and not __fish_seen_subcommand_from ${inner}`;
  const places = [...verb.places, verb.rest]
    .filter((values) => values !== undefined)
    .filter(({ type }) => type !== "free")
    .map((values) => `complete -c ${program} -n ${quoted(condition)} ${completed(values)}`);
  return [
    ...verb.flags.map((flag) => flagLine(program, condition, flag)),
    ...places,
    ...verb.verbs.map((each) => commandLine(program, condition, each)),
    ...verb.verbs.flatMap((each) => verbLines(program, each, `${seen}; and `)),
  ];
}

function commandLine(program: string, condition: string, verb: Verb): string {
  const name = shortName(verb);
  return `complete -c ${program} -n ${quoted(condition)} -a ${name} -d ${quoted(verb.description)}`;
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
