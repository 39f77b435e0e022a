import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { games } from "@tetrarch/engine";
import type { Connection } from "@tetrarch/protocol";
import { rulesOf } from "../content/shipped.js";
import { VERSION } from "../version.js";
import { mcpWords } from "../words/en/mcp.js";
import { McpGame } from "./mcp-game.js";
import { readCall, toolList } from "./tools.js";
import { LineTransport, type MessageStreams } from "./transport.js";

const CURRENT = "game://current";
const CARDS = "cards://four-gods";
const PROMPT = "first_game";

/** Speaks MCP on standard input and output until the input ends. A refereed connection has fewer tools. */
export async function serveMcp(streams: MessageStreams, connection: Connection): Promise<void> {
  const transport = new LineTransport(streams);
  await mcpServer(new McpGame(connection)).connect(transport);
  await transport.read();
}

function mcpServer(game: McpGame): Server {
  const server = new Server(
    { name: "tetrarch", version: VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolList(game.isRefereed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const call = readCall(params.name, params.arguments, game.isRefereed);
    const { text, data, isError } =
      typeof call === "string" ? { text: call, isError: true } : await game.call(call);
    return {
      content: [{ type: "text", text }],
      ...(data ? { structuredContent: { ...data } } : {}),
      ...(isError ? { isError } : {}),
    };
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: resources() }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const resource = resources().find((each) => each.uri === uri);
    if (!resource)
      throw new McpError(ErrorCode.InvalidParams, mcpWords.noResource(JSON.stringify(uri.slice(0, 60))));
    const { mimeType } = resource;
    return { contents: [{ uri, mimeType, text: await resourceText(uri, game) }] };
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: [
      {
        name: PROMPT,
        description: mcpWords.prompt.description,
        arguments: [{ name: "game", description: mcpWords.arguments.game, required: false }],
      },
    ],
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    if (params.name !== PROMPT)
      throw new McpError(
        ErrorCode.InvalidParams,
        mcpWords.noPrompt(JSON.stringify(params.name.slice(0, 60))),
      );
    const wanted = params.arguments?.game;
    const game = wanted === undefined ? games[0] : games.find(({ id }) => id === wanted);
    if (!game) throw new McpError(ErrorCode.InvalidParams, mcpWords.unknownGame(games.map(({ id }) => id)));
    const text = mcpWords.prompt.text(game.title, game.id);
    return { messages: [{ role: "user", content: { type: "text", text } }] };
  });
  return server;
}

function resources() {
  return [
    ...games.map(({ id, title }) => ({
      uri: `rules://${id}`,
      name: mcpWords.resources.rules(title),
      mimeType: "text/markdown",
    })),
    { uri: CARDS, name: mcpWords.resources.cards, mimeType: "application/json" },
    { uri: CURRENT, name: mcpWords.resources.current, mimeType: "text/plain" },
  ];
}

async function resourceText(uri: string, game: McpGame): Promise<string> {
  if (uri === CURRENT) return game.story();
  if (uri === CARDS) return game.cards();
  return rulesOf(uri.slice("rules://".length));
}
