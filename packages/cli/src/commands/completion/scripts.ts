import type { Command } from "commander";
import { type Outcome, report } from "../../report.js";
import {
  allVerbs,
  type CompletionModel,
  completionModel,
  type Flag,
  type GameNames,
  misfits,
  shortName,
  type Values,
  type Verb,
} from "./model.js";

/** `tetrarch completion SHELL`: the shell is one of those the command line allows. */
export function completion(program: Command): (shell: string) => Outcome {
  return (shell) => {
    const model = completionModel(program);
    const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
    const script = scripts[shell as keyof typeof scripts](model);
    return report(script, { shell, script });
  };
}

/** The completion script for bash 3.2 and newer. */
function bashScript({ program, flags, verbs: top }: CompletionModel): string {
  const names = top.map(({ name }) => name);
  const verbs = allVerbs(top);
  return `# bash completion of ${program}
_${program}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local command= place=0 word= skip= index words= files= game=
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    if [[ -n $skip ]]; then
      skip=
    elif [[ -z $command ]]; then
      [[ $word == -* ]] || command=$word
    elif [[ $word == -?* ]]; then
      case "$command $word" in
        ${alternatives(valuedFlags(verbs))}) skip=1 ;;
      esac
    else
      case "$place $command $word" in
        ${alternatives(innerNames(verbs).map((name) => `0 ${name}`))}) command="$command $word" ;;
        *) [[ $place == 0 ]] && game=$word; place=$((place + 1)) ;;
      esac
    fi
  done
  if [[ -z $command ]]; then
    words="${[...names, ...flagNames(flags)].join(" ")}"
  elif [[ -n $skip ]]; then
    case "$command $prev" in
${verbs.flatMap(flagCases).join("\n")}
    esac
  elif [[ $cur == -* ]]; then
    case $command in
${verbs.map((verb) => `      ${pattern(verb)}) words=" ${flagNames(verb.flags).join(" ")}" ;;`).join("\n")}
    esac
${misfits.map(([options, games]) => `    case $game in ${gamePatterns(games)}) for word in ${options.join(" ")}; do words=\${words/ $word/}; done ;; esac`).join("\n")}
  else
    case "$command $place" in
${verbs.flatMap(placeCases).join("\n")}
    esac
  fi
  if [[ -n $files ]]; then
    local IFS=$'\\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$cur") $(compgen -W "$words" -- "$cur"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  fi
}
complete -F _${program} ${program}
`;
}

function flagNames(flags: readonly Flag[]): string[] {
  return flags.flatMap(({ names }) => names);
}

/** `"play --deal"`: every command's options that a value follows. */
function valuedFlags(verbs: readonly Verb[]): string[] {
  return verbs.flatMap((verb) =>
    flagNames(verb.flags.filter(({ values }) => values)).map((name) => `${verb.name} ${name}`),
  );
}

function flagCases(verb: Verb): string[] {
  return verb.flags.flatMap(({ names, values }) =>
    values ? caseOf(alternatives(names.map((name) => `${verb.name} ${name}`)), values) : [],
  );
}

function placeCases(verb: Verb): string[] {
  const places = placesOf(verb).flatMap((values, place) => caseOf(`"${verb.name} ${place}"`, values));
  return verb.rest ? [...places, ...caseOf(`"${verb.name} "*`, verb.rest)] : places;
}

function pattern({ name }: Verb): string {
  return name.includes(" ") ? `"${name}"` : name;
}

/** The commands that belong to another one. */
function innerNames(verbs: readonly Verb[]): readonly string[] {
  return verbs.flatMap((verb) => verb.verbs.map(({ name }) => name));
}

/** The places after a command; where commands belong to it, their names are in the first. */
function placesOf({ places, verbs }: Verb): readonly Values[] {
  if (verbs.length === 0) return places;
  const [first = { type: "words", words: [] }, ...others] = places;
  const inner = verbs.map(shortName);
  return first.type === "words" ? [{ ...first, words: [...first.words, ...inner] }, ...others] : places;
}

function alternatives(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(" | ");
}

function caseOf(pattern: string, values: Values): string[] {
  switch (values.type) {
    case "words":
      return [`      ${pattern}) ${wordsInBash(values)} ;;`];
    case "file":
      return [`      ${pattern}) files=1 words="${values.words?.join(" ") ?? ""}" ;;`];
    case "free":
      return [];
  }
}

type Words = Extract<Values, { readonly type: "words" }>;

/** The patterns of a shell for a game, its deal codes among them. */
function gamePattern([id, letters]: GameNames): string {
  return `${id}|${letters}|${letters.toUpperCase()}-*`;
}

function gamePatterns(games: readonly GameNames[]): string {
  return games.map(gamePattern).join("|");
}

function wordsInBash({ words, byGame = [] }: Words): string {
  const all = `words="${words.join(" ")}"`;
  if (byGame.length === 0) return all;
  const cases = byGame.map(({ names, words: own }) => `${gamePattern(names)}) words="${own.join(" ")}" ;;`);
  return `case $game in ${cases.join(" ")} *) ${all} ;; esac`;
}

/** The completion script for zsh: to be sourced after `compinit`, or put into a folder of `$fpath` as `_tetrarch`. */
function zshScript({ program, flags, verbs }: CompletionModel): string {
  return `#compdef ${program}
_${program}() {
  local curcontext=$curcontext state line
  local -a commands=(
${verbs.map(({ name, description }) => `    ${zshQuoted(`${name}:${escapedColons(description)}`)}`).join("\n")}
  )
  _arguments -C ${flags.flatMap(flagSpecs).join(" ")} '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      local verb=$words[1]
      local -a specs
      if (( CURRENT > 2 )); then
        case "$words[1] $words[2]" in
          ${alternatives(innerNames(verbs))}) verb="$words[1] $words[2]"; shift words; (( CURRENT-- )) ;;
        esac
      fi
      case $verb in
${allVerbs(verbs).map(verbCase).join("\n")}
      esac
${misfits.map(([options, games]) => `      case $words[2] in (${gamePatterns(games)}) specs=(\${specs:#(${options.join("|")})\\[*}) ;; esac`).join("\n")}
      _arguments $specs
      ;;
  esac
}
if [[ $funcstack[1] == _${program} ]]; then
  _${program} "$@"
else
  compdef _${program} ${program}
fi
`;
}

function verbCase(verb: Verb): string {
  const places = placesOf(verb).map((values, place) => zshQuoted(`${place + 1}: :${action(values)}`));
  const rest = verb.rest ? [zshQuoted(`*: :${action(verb.rest)}`)] : [];
  const specs = [...verb.flags.flatMap(flagSpecs), ...places, ...rest].join(" ");
  return `        ${pattern(verb)}) specs=(${specs}) ;;`;
}

function flagSpecs({ names, description, values }: Flag): string[] {
  const text = description.replace(/[[\]\\:]/g, "\\$&");
  const rest = values ? `: :${action(values)}` : "";
  return names.map((name) => zshQuoted(`${name}[${text}]${rest}`));
}

function action(values: Values): string {
  switch (values.type) {
    case "words":
      return values.byGame ? wordsInZsh(values) : `(${values.words.join(" ")})`;
    case "file":
      return values.words ? `{ compadd ${values.words.join(" ")}; _files }` : "_files";
    case "free":
      return " ";
  }
}

/** Where a game is named it stands after the command. */
function wordsInZsh({ words, byGame = [] }: Words): string {
  const cases = byGame.map(({ names, words: own }) => `(${gamePattern(names)}) compadd ${own.join(" ")};;`);
  return `{ case $words[2] in ${cases.join(" ")} (*) compadd ${words.join(" ")};; esac }`;
}

function escapedColons(text: string): string {
  return text.replaceAll(":", "\\:");
}

function zshQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function fishScript({ program, flags, verbs }: CompletionModel): string {
  const lines = [
    `# fish completion of ${program}`,
    `complete -c ${program} -f`,
    ...flags.map((flag) => flagLine(program, "__fish_use_subcommand", flag)),
    ...verbs.map((verb) => commandLine(program, "__fish_use_subcommand", verb)),
    ...verbs.flatMap((verb) => fishVerbLines(program, verb)),
  ];
  return `${lines.join("\n")}\n`;
}

function fishVerbLines(program: string, verb: Verb, outer = ""): string[] {
  const seen = `${outer}__fish_seen_subcommand_from ${shortName(verb)}`;
  const inner = verb.verbs.map(shortName).join(" ");
  const condition = inner === "" ? seen : `${seen}; and not __fish_seen_subcommand_from ${inner}`;
  const places = [...verb.places, verb.rest]
    .filter((values) => values !== undefined)
    .filter(({ type }) => type !== "free")
    .map((values) => `complete -c ${program} -n ${fishQuoted(condition)} ${completed(values)}`);
  return [
    ...verb.flags.flatMap((flag) => flagLines(program, condition, flag)),
    ...places,
    ...verb.verbs.map((each) => commandLine(program, condition, each)),
    ...verb.verbs.flatMap((each) => fishVerbLines(program, each, `${seen}; and `)),
  ];
}

function commandLine(program: string, condition: string, verb: Verb): string {
  const name = shortName(verb);
  return `complete -c ${program} -n ${fishQuoted(condition)} -a ${name} -d ${fishQuoted(verb.description)}`;
}

/** A line for each game where the words differ from game to game, and one for no game. */
function flagLines(program: string, outer: string, flag: Flag): readonly string[] {
  const { values } = flag;
  const others = misfits.find(([options]) => options.some((option) => flag.names.includes(option)))?.[1];
  const condition = others ? `${outer}; and not ${ofGames(others)}` : outer;
  if (values?.type !== "words" || !values.byGame) return [flagLine(program, condition, flag)];
  const line = (when: string, words: readonly string[]) =>
    flagLine(program, `${condition}; and ${when}`, { ...flag, values: { type: "words", words } });
  return [
    line(`not ${ofGames(values.byGame.map(({ names }) => names))}`, values.words),
    ...values.byGame.map((each) => line(ofGames([each.names]), each.words)),
  ];
}

/** Whether the command line names one of these games. */
function ofGames(games: readonly GameNames[]): string {
  const names = games.map(([id, letters]) => `${id}|${letters}|${letters.toUpperCase()}-.*`);
  return `string match -qr ${fishQuoted(`^(${names.join("|")})$`)} -- (commandline -opc)`;
}

function flagLine(program: string, condition: string, { names, description, values }: Flag): string {
  const parts = [`complete -c ${program} -n ${fishQuoted(condition)}`];
  for (const name of names) parts.push(name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`);
  // Without `-x` fish would offer files too.
  if (values) parts.push(values.type === "file" ? "-r" : "-x", completed(values));
  parts.push(`-d ${fishQuoted(description)}`);
  return parts.filter((part) => part !== "").join(" ");
}

function completed(values: Values): string {
  switch (values.type) {
    case "words":
      return `-a ${fishQuoted(values.words.join(" "))}`;
    case "file":
      return values.words ? `-F -a ${fishQuoted(values.words.join(" "))}` : "-F";
    case "free":
      return "";
  }
}

function fishQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
