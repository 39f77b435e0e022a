import {
  type AnyGame,
  capital,
  cardSetOf,
  type GameEvent,
  games,
  narrate,
  type Session,
} from "@tetrarch/engine";
import { type Body, type Connection, type Failure, parseRequest, performing } from "@tetrarch/protocol";
import { agentsOf, runToEnd } from "@tetrarch/solver";
import { parseMarkdown, ruleOf } from "../content/markdown.js";
import { rulesOf } from "../content/shipped.js";
import { pileLines } from "../play/plain/session-lines.js";
import { mcpWords } from "../words/en/mcp.js";
import { readCall, type ToolCall } from "./tools.js";

export interface ToolAnswer {
  readonly text: string;
  /** The same as data, where there is some. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** What a client of MCP plays at. */
export interface McpTable {
  /** A referee's table has fewer tools. */
  readonly isRefereed: boolean;
  /** What a language model is told at the start. */
  readonly instructions?: string;
  /** Calls a tool, as it came from outside. */
  call(name: string, args: unknown): Promise<ToolAnswer>;
  story(): string;
  /** The card set in use. */
  cards(): string;
}

/** The game that a client of MCP plays. What it says comes from the view alone, and names the deal only of a game that is over. */
export class McpGame implements McpTable {
  #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get isRefereed(): boolean {
    return this.#connection.isRefereed;
  }

  /** The game after all calls. */
  get connection(): Connection {
    return this.#connection;
  }

  async call(name: string, args: unknown): Promise<ToolAnswer> {
    const call = readCall(name, args, this.isRefereed);
    return typeof call === "string" ? { text: call, isError: true } : this.#answer(call);
  }

  async #answer({ tool, given }: ToolCall): Promise<ToolAnswer> {
    switch (tool) {
      case "start_game":
        return this.#table({ op: "new", ...given });
      case "look":
        return this.#table({ op: "position" });
      case "legal_moves":
        return this.#moves();
      case "play":
        return this.#table({ op: "play", ...given });
      case "undo":
      case "resign":
        return this.#table({ op: tool });
      case "rules":
        return rulesText(given.game ?? "", given.rule);
      case "advice":
        return this.#advice(given.player);
    }
  }

  story(): string {
    const narrated = this.#perform({ op: "narrate" });
    return typeof narrated === "string" ? narrated : (narrated as Body<"narrate">).lines.join("\n");
  }

  cards(): string {
    const game = games.find(({ cardSet }) => cardSet) as AnyGame;
    return JSON.stringify(cardSetOf(game, []));
  }

  /** Performs a request of the protocol. Returns the body of its answer, or what is wrong. */
  #perform(request: object): object | string {
    const parsed = parseRequest(request);
    if (!parsed.ok) return parsed.error.message;
    const performed = runToEnd(performing(this.#connection, parsed.value));
    if (!performed.ok) return this.#inWords(performed.error);
    this.#connection = performed.value.connection;
    return performed.value.body;
  }

  #table(request: object): ToolAnswer {
    const body = this.#perform(request);
    if (typeof body === "string") return { text: body, isError: true };
    const { deal, ...position } = body as Body<"position"> & { readonly events?: readonly GameEvent[] };
    const session = this.#connection.session as Session;
    const isOver = position.status !== "playing";
    const events = (position.events ?? []).map((event) => narrate(position.game, event));
    const end = isOver
      ? (this.#perform({ op: "narrate", since: position.ply }) as Body<"narrate">).lines
      : [];
    const state = mcpWords.state(session.game.title, position.score.text, position.ply, position.status);
    const dealt = isOver && deal !== undefined ? [mcpWords.dealWas(deal)] : [];
    const honest = this.isRefereed ? [] : [mcpWords.honest(session.honest)];
    const lines = [...events, state, ...pileLines(session), ...end, ...dealt, ...honest];
    return { text: lines.join("\n"), data: { ...position, ...(isOver && deal ? { deal } : {}) } };
  }

  #inWords({ code, message }: Failure): string {
    if (code !== "no-game") return message;
    return this.isRefereed ? mcpWords.noRefereedGame : mcpWords.noGame;
  }

  #moves(): ToolAnswer {
    const body = this.#perform({ op: "moves" });
    if (typeof body === "string") return { text: body, isError: true };
    const { moves } = body as Body<"moves">;
    return {
      text: moves.map(({ move, label }) => `${move}: ${capital(label)}.`).join("\n"),
      data: { moves },
    };
  }

  #advice(named: string | undefined): ToolAnswer {
    const { session } = this.#connection;
    if (!session) return { text: mcpWords.noGame, isError: true };
    const player = named ?? agentsOf(session.game).players.at(-1)?.name;
    const body = this.#perform({ op: "advise", player });
    if (typeof body === "string") return { text: body, isError: true };
    return { text: mcpWords.advice(player ?? "", (body as Body<"advise">).move), data: { ...body } };
  }
}

async function rulesText(gameId: string, rule: string | undefined): Promise<ToolAnswer> {
  const game = games.find(({ id }) => id === gameId);
  if (!game) return { text: mcpWords.unknownGame(games.map(({ id }) => id)), isError: true };
  const markdown = await rulesOf(game.id);
  if (rule === undefined) return { text: markdown };
  const block = ruleOf(parseMarkdown(markdown), rule);
  if (!block || block.type === "table")
    return { text: mcpWords.noArgument(JSON.stringify(rule.slice(0, 60))), isError: true };
  return { text: block.text };
}
