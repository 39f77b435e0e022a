import { games } from "@tetrarch/engine";
import { mcpWords } from "../words/en/mcp.js";

type ToolName = keyof typeof mcpWords.tools;
type ArgumentName = keyof typeof mcpWords.arguments;

/** A tool: which arguments it takes, and what playing under a referee leaves of it. */
interface Tool {
  readonly needs: readonly ArgumentName[];
  readonly takes: readonly ArgumentName[];
  /** Whether it is there in a referee's game. */
  readonly isRefereed: boolean;
  readonly isReadOnly: boolean;
}

const LOOKS: Tool = { needs: [], takes: [], isRefereed: true, isReadOnly: true };

const TOOLS: Readonly<Record<ToolName, Tool>> = {
  start_game: { needs: ["game"], takes: ["variant"], isRefereed: false, isReadOnly: false },
  look: LOOKS,
  legal_moves: LOOKS,
  play: { needs: ["move"], takes: [], isRefereed: true, isReadOnly: false },
  undo: { needs: [], takes: [], isRefereed: false, isReadOnly: false },
  resign: { ...LOOKS, isReadOnly: false },
  rules: { ...LOOKS, needs: ["game"], takes: ["rule"] },
  advice: { needs: [], takes: ["player"], isRefereed: false, isReadOnly: false },
};

/** A call whose arguments are what the tool takes. */
export interface ToolCall {
  readonly tool: ToolName;
  readonly given: Readonly<Partial<Record<ArgumentName, string>>>;
}

export function toolList(isRefereed: boolean) {
  return namesOf(isRefereed).map((name) => {
    const { needs, takes, isReadOnly } = TOOLS[name];
    return {
      name,
      description: isRefereed && name === "look" ? mcpWords.refereedLook : mcpWords.tools[name],
      inputSchema: {
        type: "object" as const,
        properties: Object.fromEntries([...needs, ...takes].map((each) => [each, argument(each)])),
        required: [...needs],
        additionalProperties: false,
      },
      annotations: { readOnlyHint: isReadOnly, openWorldHint: false },
    };
  });
}

function namesOf(isRefereed: boolean): readonly ToolName[] {
  const names = Object.keys(TOOLS) as readonly ToolName[];
  return names.filter((name) => TOOLS[name].isRefereed || !isRefereed);
}

function argument(name: ArgumentName) {
  const values = name === "game" ? { enum: games.map(({ id }) => id) } : {};
  return { type: "string", description: mcpWords.arguments[name], ...values };
}

/** Checks a call from outside. Returns what is wrong with it as a text. */
export function readCall(name: string, args: unknown, isRefereed: boolean): ToolCall | string {
  const tool = namesOf(isRefereed).find((each) => each === name);
  if (!tool) return mcpWords.noTool(JSON.stringify(name.slice(0, 60)));
  const { needs, takes } = TOOLS[tool];
  const known: readonly string[] = [...needs, ...takes];
  const entries = Object.entries((args ?? {}) as object);
  for (const [key, value] of entries) {
    if (!known.includes(key)) return mcpWords.noArgument(JSON.stringify(key.slice(0, 60)));
    if (typeof value !== "string") return mcpWords.notText(key);
  }
  const missing = needs.find((need) => !entries.some(([key]) => key === need));
  if (missing) return mcpWords.missing(missing);
  return { tool, given: Object.fromEntries(entries) };
}
