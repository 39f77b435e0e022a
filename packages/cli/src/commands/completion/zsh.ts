import { allVerbs, type CompletionModel, type Flag, shortName, type Values, type Verb } from "./model.js";

/** The completion script for zsh: to be sourced after `compinit`, or put into a folder of `$fpath` as `_tetrarch`. */
export function zshScript({ program, flags, verbs }: CompletionModel): string {
  return `#compdef ${program}
_${program}() {
  local curcontext=$curcontext state line
  local -a commands=(
${verbs.map(({ name, description }) => `    ${quoted(`${name}:${escapedColons(description)}`)}`).join("\n")}
  )
  _arguments -C ${flags.flatMap(flagSpecs).join(" ")} '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      local verb=$words[1]
      if (( CURRENT > 2 )); then
        case "$words[1] $words[2]" in
          ${innerNames(verbs)}) verb="$words[1] $words[2]"; shift words; (( CURRENT-- )) ;;
        esac
      fi
      case $verb in
${allVerbs(verbs).map(verbCase).join("\n")}
      esac
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
  const places = verb.places.map((values, place) => {
    const inner = place === 0 ? verb.verbs.map(shortName) : [];
    return quoted(`${place + 1}: :${action(values, inner)}`);
  });
  const rest = verb.rest ? [quoted(`*: :${action(verb.rest)}`)] : [];
  const pattern = verb.name.includes(" ") ? `"${verb.name}"` : verb.name;
  return `        ${pattern}) _arguments ${[...verb.flags.flatMap(flagSpecs), ...places, ...rest].join(" ")} ;;`;
}

function flagSpecs({ names, description, values }: Flag): string[] {
  const text = description.replace(/[[\]\\:]/g, "\\$&");
  const rest = values ? `: :${action(values)}` : "";
  return names.map((name) => quoted(`${name}[${text}]${rest}`));
}

/** The commands that belong to another one, as a pattern. */
function innerNames(verbs: readonly Verb[]): string {
  return verbs.flatMap((verb) => verb.verbs.map(({ name }) => `"${name}"`)).join(" | ");
}

function action(values: Values, more: readonly string[] = []): string {
  switch (values.type) {
    case "words":
      return `(${[...values.words, ...more].join(" ")})`;
    case "file":
      return "_files";
    case "free":
      return " ";
  }
}

function escapedColons(text: string): string {
  return text.replaceAll(":", "\\:");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
