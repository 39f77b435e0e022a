import type { CompletionModel, Flag, Values, Verb } from "./model.js";

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
      case $words[1] in
${verbs.map(verbCase).join("\n")}
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
  const places = verb.places.map((values, place) => quoted(`${place + 1}: :${action(values)}`));
  return `        ${verb.name}) _arguments ${[...verb.flags.flatMap(flagSpecs), ...places].join(" ")} ;;`;
}

function flagSpecs({ names, description, values }: Flag): string[] {
  const text = description.replace(/[[\]\\:]/g, "\\$&");
  const rest = values ? `: :${action(values)}` : "";
  return names.map((name) => quoted(`${name}[${text}]${rest}`));
}

function action(values: Values): string {
  switch (values.type) {
    case "words":
      return `(${values.words.join(" ")})`;
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
