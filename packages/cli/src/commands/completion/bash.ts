import { allVerbs, type CompletionModel, type Flag, shortName, type Values, type Verb } from "./model.js";

/** The completion script for bash 3.2 and newer. */
export function bashScript({ program, flags, verbs: top }: CompletionModel): string {
  const names = top.map(({ name }) => name);
  const verbs = allVerbs(top);
  return `# bash completion of ${program}
_${program}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local command= place=0 word= skip= index words= files=
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
        *) place=$((place + 1)) ;;
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
${verbs.map((verb) => `      ${pattern(verb)}) words="${flagNames(verb.flags).join(" ")}" ;;`).join("\n")}
    esac
  else
    case "$command $place" in
${verbs.flatMap(placeCases).join("\n")}
    esac
  fi
  if [[ -n $files ]]; then
    local IFS=$'\\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$cur"))
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
  const places = verb.places.flatMap((values, place) => {
    const inner = place === 0 ? verb.verbs.map(shortName) : [];
    return caseOf(`"${verb.name} ${place}"`, withWords(values, inner));
  });
  return verb.rest ? [...places, ...caseOf(`"${verb.name} "*`, verb.rest)] : places;
}

function pattern({ name }: Verb): string {
  return name.includes(" ") ? `"${name}"` : name;
}

/** The commands that belong to another one. */
function innerNames(verbs: readonly Verb[]): readonly string[] {
  return verbs.flatMap((verb) => verb.verbs.map(({ name }) => name));
}

function withWords(values: Values, more: readonly string[]): Values {
  return values.type === "words" ? { ...values, words: [...values.words, ...more] } : values;
}

function alternatives(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(" | ");
}

function caseOf(pattern: string, values: Values): string[] {
  switch (values.type) {
    case "words":
      return [`      ${pattern}) words="${values.words.join(" ")}" ;;`];
    case "file":
      return [`      ${pattern}) files=1 ;;`];
    case "free":
      return [];
  }
}
