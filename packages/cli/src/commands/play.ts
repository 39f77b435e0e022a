import { ok, type Result } from "@tetrarch/engine";
import { gameNamed, gameOfPrefix } from "../content/games.js";
import { type Fault, fault } from "./report.js";

export interface PlayOptions {
  readonly deal?: string;
  readonly variant?: string;
  readonly cardSet?: string;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly transcript?: string;
}

interface Choice {
  readonly game?: string;
  readonly deal?: string;
}

/** `tetrarch play [GAME]`: GAME may be the two letters of a game, or a deal code that names game and deal. */
export async function play(name: string | undefined, options: PlayOptions): Promise<Result<number, Fault>> {
  const choice = chosen(name, options);
  if (!choice.ok) return choice;
  const { playCommand } = await import("../play/index.js");
  return ok(await playCommand({ ...options, ...choice.value }));
}

function chosen(name: string | undefined, options: PlayOptions): Result<Choice, Fault> {
  const { deal, variant, cardSet } = options;
  if (name !== undefined) {
    const coded = deal === undefined ? gameOfPrefix(name) : undefined;
    if (coded) return ok({ game: coded.id, deal: name });
    const named = gameNamed(name);
    return named.ok ? ok({ game: named.value.id }) : named;
  }
  const coded = deal === undefined ? undefined : gameOfPrefix(deal);
  if (coded) return ok({ game: coded.id });
  const given = [deal && "--deal", variant && "--variant", cardSet && "--card-set"].find(Boolean);
  return given ? fault("usage", `${given}: say for which game, as in tetrarch play fk`) : ok({});
}
