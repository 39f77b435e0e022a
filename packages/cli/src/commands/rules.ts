import { type AnyGame, games } from "@tetrarch/engine";
import { gameNamed, gameOfPrefix } from "../content/games.js";
import { parseMarkdown, ruleOf, terminalText } from "../content/markdown.js";
import { rulesOf } from "../content/shipped.js";
import { fault, type Outcome, report } from "../report.js";
import { alignedLines } from "../text-table.js";
import { usageWords } from "../words/en/faults.js";
import type { CommandContext, Terminal } from "./context.js";

/** `tetrarch rules [GAME] [RULE]`, and `tetrarch rules RULE`: the games, the rules of one, or one rule. */
export async function rules(
  name: string | undefined,
  rule: string | undefined,
  _options: object,
  { terminal }: Pick<CommandContext, "terminal">,
): Promise<Outcome> {
  const outcome = await rulesFor(name, rule, terminal);
  return outcome.ok ? { ok: true, value: { ...outcome.value, paged: true } } : outcome;
}

async function rulesFor(
  name: string | undefined,
  rule: string | undefined,
  terminal: Terminal,
): Promise<Outcome> {
  if (name === undefined) return listOfGames();
  if (rule === undefined) {
    const ruled = gameOfPrefix(name);
    if (ruled) return oneRule(ruled, name, terminal);
  }
  const game = gameNamed(name);
  if (!game.ok) return game;
  return rule === undefined ? allRules(game.value, terminal) : oneRule(game.value, rule, terminal);
}

function listOfGames(): Outcome {
  const rows = games.map(({ id, title, dealCode }) => ({ id, title, letters: dealCode.prefix }));
  const lines = alignedLines(rows.map(({ id, title, letters }) => [letters, id, title]));
  return report(`${lines.join("\n")}\n\nThe rules of a game: tetrarch rules GAME\n`, {
    games: rows.map(({ id, title }) => ({ id, title })),
  });
}

async function allRules({ id, title }: AnyGame, terminal: Terminal): Promise<Outcome> {
  const markdown = await rulesOf(id);
  return report(terminalText(parseMarkdown(markdown), terminal), { game: id, title, markdown });
}

async function oneRule(game: AnyGame, rule: string, terminal: Terminal): Promise<Outcome> {
  const blocks = parseMarkdown(await rulesOf(game.id));
  const block = ruleOf(blocks, rule);
  if (!block || block.type === "table") {
    return fault("usage", usageWords.noRule(game.title, rule, game.id));
  }
  const text = terminalText([{ type: "paragraph", text: block.text }], terminal);
  return report(text, { game: game.id, rule: rule.toUpperCase(), markdown: block.text });
}
