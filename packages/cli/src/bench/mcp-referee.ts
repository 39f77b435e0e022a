import { McpGame, type McpTable, type ToolAnswer } from "../mcp/mcp-game.js";
import { benchReportWords, refereeWords } from "../words/en/bench.js";
import { WITHOUT_GAME } from "./json-dialogue.js";
import type { BenchPlan } from "./referee.js";
import { afterReply, type Ending, openGame, type RefereedGame, ruledLost } from "./refereed-game.js";
import { commitmentOf, secretSession } from "./secret-deals.js";

/** How many moves' time a client has for the first move of a game: it may read the rules. */
const TIMES_TO_BEGIN = 10;

/** Hears of a game that is over. Returns what the client is told after it. */
type GameOver = (game: RefereedGame) => Promise<string>;

/** Referees the games of a client of MCP: `look` begins a game when none is in play. */
export class McpReferee implements McpTable {
  readonly isRefereed = true;
  readonly #plan: BenchPlan;
  readonly #gameOver: GameOver;
  readonly #now: () => number;
  #game: RefereedGame | undefined;
  /** The table of the game, in play or over. */
  #table = new McpGame(WITHOUT_GAME);
  /** How many games were begun. */
  #number = 0;
  #deadline = 0;

  /** @param now a clock, in milliseconds */
  constructor(plan: BenchPlan, gameOver: GameOver, now: () => number) {
    this.#plan = plan;
    this.#gameOver = gameOver;
    this.#now = now;
  }

  get instructions(): string {
    const { game, deals, limits, seed } = this.#plan;
    return refereeWords.instructions(game.title, game.id, { deals, ...limits }, commitmentOf(seed));
  }

  /** Whether a game has begun that is not over. */
  get #inPlay(): RefereedGame | undefined {
    return this.#game?.ending ? undefined : this.#game;
  }

  async call(name: string, args: unknown): Promise<ToolAnswer> {
    const { deals, limits } = this.#plan;
    if (!this.#inPlay && name === "look") {
      if (this.#number === deals) return { text: refereeWords.noMoreGames };
      this.#begin();
    }
    const game = this.#inPlay;
    if (game && this.#now() > this.#deadline) return this.#rule(game, "time");
    const answer = await this.#table.call(name, args);
    if (!game) return answer;
    const refusal = answer.isError && (name === "play" ? "illegal" : "unreadable");
    const { connection } = this.#table;
    const after = afterReply(game, { lines: [], connection, refusal: refusal || undefined }, limits);
    if (after.linesSinceMove === 0) this.#deadline = this.#now() + 1000 * limits.seconds;
    if (!after.ending) {
      this.#game = after;
      return answer;
    }
    const isRuled = after.connection !== connection;
    if (isRuled) return this.#rule(after, after.ending);
    return { ...answer, text: `${answer.text}\n${await this.#end(after)}` };
  }

  story(): string {
    return this.#table.story();
  }

  cards(): string {
    return this.#table.cards();
  }

  /** The client has gone: a game in play is lost. */
  async leave(): Promise<void> {
    const game = this.#inPlay;
    if (game) await this.#end(ruledLost(game, "left"));
  }

  #begin(): void {
    const { limits } = this.#plan;
    this.#game = openGame(secretSession(this.#plan, ++this.#number), limits);
    this.#table = new McpGame(this.#game.connection);
    this.#deadline = this.#now() + TIMES_TO_BEGIN * 1000 * limits.seconds;
  }

  /** The game is lost, and the call that lost it is not answered otherwise. */
  async #rule(game: RefereedGame, ending: Ending): Promise<ToolAnswer> {
    const more = await this.#end(ruledLost(game, ending));
    return { text: `${refereeWords.lost(benchReportWords.endings[ending])}\n${more}`, isError: true };
  }

  #end(game: RefereedGame): Promise<string> {
    this.#game = game;
    this.#table = new McpGame(game.connection);
    return this.#gameOver(game);
  }
}
