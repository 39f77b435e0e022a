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
import { rulesOf } from "../content/shipped.js";
import { VERSION } from "../version.js";
import { mcpWords } from "../words/en/mcp.js";
import type { McpTable } from "./mcp-game.js";
import { toolList } from "./tools.js";
import { LineTransport, type MessageStreams } from "./transport.js";

const CURRENT = "game://current";
const CARDS = "cards://four-gods";
const FIRST_GAME = {
  name: "first_game",
  description: mcpWords.prompt.description,
  arguments: [{ name: "game", description: mcpWords.arguments.game, required: false }],
};

/** Speaks MCP on standard input and output until the input ends. */
export async function serveMcp(streams: MessageStreams, table: McpTable): Promise<void> {
  const transport = new LineTransport(streams);
  await mcpServer(table).connect(transport);
  await transport.read();
}

function mcpServer(table: McpTable): Server {
  const server = new Server(
    { name: "tetrarch", version: VERSION },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      ...(table.instructions === undefined ? {} : { instructions: table.instructions }),
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolList(table.isRefereed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, data, isError } = await table.call(params.name, params.arguments);
    return {
      content: [{ type: "text", text }],
      // Claude Code shows a model the data alone where there is some, so the words are there, too.
      ...(data ? { structuredContent: { text, ...data } } : {}),
      ...(isError ? { isError } : {}),
    };
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: resources() }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const resource = resources().find((each) => each.uri === uri);
    if (!resource)
      throw new McpError(ErrorCode.InvalidParams, mcpWords.noResource(JSON.stringify(uri.slice(0, 60))));
    const { mimeType } = resource;
    return { contents: [{ uri, mimeType, text: await resourceText(uri, table) }] };
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: table.isRefereed ? [] : [FIRST_GAME],
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    if (table.isRefereed || params.name !== FIRST_GAME.name)
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

async function resourceText(uri: string, table: McpTable): Promise<string> {
  if (uri === CURRENT) return table.story();
  if (uri === CARDS) return table.cards();
  return rulesOf(uri.slice("rules://".length));
}
