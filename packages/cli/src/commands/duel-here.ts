import { ok, quote, type Result } from "@tetrarch/engine";
import {
  type Contest,
  concedeGames,
  freshContest,
  freshGameId,
  HOUSE_NAMES,
  housePlace,
  isSeated,
  nextPlace,
  type Place,
  sameName,
  sittingOf,
  standingOf,
  valuesOf,
  withEntry,
  withTurn,
} from "@tetrarch/play";
import { gameNamed } from "../content/games.js";
import { converse } from "../play/plain/conversation.js";
import { dealAt, withFinishedTurn } from "../play/saves/duels-here.js";
import type { Stores } from "../play/saves/stores.js";
import { type Ending, EXIT, type Fault, fault, type Outcome, report } from "../report.js";
import { contestInWords, hereWords } from "../words/en/contest.js";
import { linkFaults, usageWords } from "../words/en/faults.js";
import { type CommandContext, type LineOptions, lineTerminal, warn } from "./context.js";
import { type ConsentOptions, challengeIn, type NewDuelOptions, withConsent } from "./duel.js";
import { HOUSE_PLAYERS, playedByHouse } from "./duel-house.js";
import { keep, readStoredHistory } from "./history/stored-history.js";
import { play } from "./play.js";
import { enterPressed } from "./play-game.js";

export interface HereOptions extends Omit<NewDuelOptions, "name" | "app">, ConsentOptions, LineOptions {
  /** Of all who play here, as `Ann, Ben`; one alone plays against the house. */
  readonly names?: string;
  /** Who plays for the house. */
  readonly house?: string;
  /** Only the table is printed. */
  readonly show?: boolean;
  /** Whose remaining games are resigned (TK-31 g). */
  readonly concede?: string;
}

/** `tetrarch duel here [GAME]`: begins a duel of all who sit at this screen, or plays the next turn of the latest one. */
export async function duelHere(
  gameName: string | undefined,
  options: HereOptions,
  context: CommandContext,
): Promise<Ending> {
  const { names, house } = options;
  if (gameName !== undefined) return begin(gameName, options, context);
  const early = [names && "--names", house && "--house"].find(Boolean);
  if (early) return fault("usage", usageWords.needsGame(early, "for", "duel here tk"));
  const latest = latestHere(await context.stores());
  if (!latest.ok) return latest;
  const { show, agree, refuse, agreeGame, refuseGame, concede } = options;
  const isSettling = show || agree || refuse || agreeGame || refuseGame || concede !== undefined;
  if (!latest.value) return isSettling ? fault("usage", linkFaults.noneHere) : ask(options, context);
  if (isSettling) return settle(latest.value, options, context);
  const current = await kept(latest.value, context);
  if (!current.ok) return current;
  const next = nextPlace(current.value);
  return next ? playTurn(current.value, next, options, context) : ask(options, context);
}

/** A new duel, on the table of this screen. */
async function begin(gameName: string, options: HereOptions, context: CommandContext): Promise<Outcome> {
  const { names, house = "strongest" } = options;
  const typed = (names ?? "").split(",").map((name) => name.trim());
  if (names === undefined) return fault("usage", usageWords.missing("--names", linkFaults.whoPlays));
  const player = HOUSE_PLAYERS.find((one) => one === house);
  if (!player) return fault("usage", usageWords.oneOf("--house", quote(house), HOUSE_PLAYERS));
  const challenged = await challengeIn(gameName, options, context);
  if (!challenged.ok) return challenged;
  const { challenge, terms } = challenged.value;
  const isHouseIn = options.house !== undefined || typed.length === 1;
  const made = { id: freshGameId(context.random), madeAt: context.now() };
  const contest = freshContest(
    challenge,
    [
      ...typed.map((name) => ({ name, kind: "here" as const })),
      ...(isHouseIn ? [{ name: HOUSE_NAMES[player], kind: "house" as const, player }] : []),
    ],
    terms,
    made,
  );
  if (!contest.ok) return contest;
  const stored = await kept(contest.value, context);
  return stored.ok ? tableOf(stored.value) : stored;
}

/** Asks what a new duel needs, then begins it. */
async function ask(options: HereOptions, context: CommandContext): Promise<Outcome> {
  const answers: string[] = [];
  const questions = [hereWords.whichGame, hereWords.whoPlays];
  await converse(
    {
      open: () => [questions[0] ?? ""],
      hear(line) {
        const answer = line.trim();
        const game = answers.length === 0 ? gameNamed(answer) : undefined;
        if (game && !game.ok) return [`${game.error.message}.`];
        if (answer !== "") answers.push(answer);
        return answers.length < questions.length ? [questions[answers.length] ?? ""] : [];
      },
      get done() {
        return answers.length === questions.length;
      },
    },
    lineTerminal(options, context),
  );
  const [game, names] = answers;
  if (game === undefined || names === undefined) return fault("usage", linkFaults.noneHere);
  return begin(game, { ...options, names }, context);
}

/** What is said of games, or of a player who gives up; then the table. */
async function settle(contest: Contest, options: HereOptions, context: CommandContext): Promise<Outcome> {
  const { concede, ...consent } = options;
  if (consent.agree && consent.refuse) return fault("usage", usageWords.notTogether(["--agree", "--refuse"]));
  const judged = withConsent(await afterTurn(contest, context), consent);
  if (!judged.ok) return judged;
  const here = contest.contestants.filter(({ kind }) => kind === "here");
  const leaving = here.find(({ name }) => concede !== undefined && sameName(name, concede));
  if (concede !== undefined && !leaving)
    return fault(
      "usage",
      usageWords.oneOf(
        "--concede",
        quote(concede),
        here.map(({ name }) => name),
      ),
    );
  const place = leaving ? contest.contestants.indexOf(leaving) : -1;
  const stored = await kept(leaving ? concedeGames(judged.value, place) : judged.value, context);
  if (!stored.ok) return stored;
  const turn = sittingOf(judged.value);
  if (turn?.contestant === place) await warn(context, discardTurn(contest, turn, await context.stores()));
  return tableOf(stored.value);
}

/** The contest after its turn, where that is finished; where its end was taken back nothing of it stays saved. */
async function afterTurn(contest: Contest, context: CommandContext): Promise<Contest> {
  const stores = await context.stores();
  const turn = sittingOf(contest);
  const now = withFinishedTurn(contest, stores);
  if (turn && !sittingOf(now)) await warn(context, discardTurn(contest, turn, stores));
  return now;
}

/** Deletes the saved game of a turn that is over: the next player of its deal would go on with it. Returns why it is still there. */
function discardTurn(contest: Contest, turn: Place, { saves }: Stores): readonly string[] {
  const deal = dealAt(contest, turn);
  return saves
    .list()
    .saved.filter(
      ({ game, session, attempt }) =>
        game === contest.challenge.game &&
        deal.ok &&
        session.deal === deal.value &&
        attempt?.origin === "contest",
    )
    .flatMap((saved) => saves.discard(saved) ?? []);
}

async function playTurn(
  contest: Contest,
  place: Place,
  { plain, ascii }: HereOptions,
  context: CommandContext,
): Promise<Ending> {
  const stores = await context.stores();
  const deal = dealAt(contest, place);
  if (!deal.ok) return deal;
  const { game, variant, cards } = contest.challenge;
  const before = stores.finished.read().games.filter((record) => record.deal === deal.value);
  const seated = withTurn(contest, place, context.now(), { before: before.map(({ id }) => id) });
  const stored = keep([{ kind: "contest", contest: seated }], stores);
  if (!stored.ok) return stored;
  await context.stderr.write(`${hereWords.turn(contest, place, isSeated(contest, place))}\n`);
  // The others have to look away before cards are on the screen.
  if (context.terminal.interactive && process.stdin.isTTY) await enterPressed(hereWords.enterDeals);
  const seat = {
    ...(plain !== undefined && { plain }),
    ...(ascii !== undefined && { ascii }),
    ...(cards && { cards }),
    ...(variant !== "standard" && { variant }),
  };
  const played = await play(game, { ...seat, deal: deal.value, origin: "contest" }, context);
  if (!played.ok || played.value !== EXIT.fine) return played;
  const after = await kept(seated, context);
  return after.ok ? tableOf(after.value) : after;
}

/** The contest as it stands now, with the games of the house that are due, after it was kept. */
async function kept(contest: Contest, context: CommandContext): Promise<Result<Contest, Fault>> {
  const stores = await context.stores();
  let now = await afterTurn(contest, context);
  for (let place = housePlace(now); place; place = housePlace(now)) {
    const deal = dealAt(now, place);
    if (!deal.ok) return deal;
    const { player = "strongest" } = now.contestants[place.contestant] ?? {};
    const record = playedByHouse(now.challenge, deal.value, player, context);
    if (!record.ok) return record;
    now = withEntry(now, place, { type: "played", record: record.value });
  }
  const stored = keep([{ kind: "contest", contest: now }], stores);
  return stored.ok ? ok(now) : stored;
}

/** The duel of this screen that was begun last, of those in play where there are any; undefined where there is none. */
function latestHere(stores: Stores): Result<Contest | undefined, Fault> {
  const history = readStoredHistory(stores);
  if (!history.ok) return history;
  const all = valuesOf("contest", history.value.entries).filter(
    ({ contestants }) =>
      contestants.length > 1 && contestants.every(({ kind }) => kind === "here" || kind === "house"),
  );
  const inPlay = all.filter((contest) => nextPlace(contest));
  const [latest] = (inPlay.length > 0 ? inPlay : all).toReversed().sort((a, b) => b.madeAt - a.madeAt);
  return ok(latest);
}

/** The table, and whose turn it is. Results of a deal are hidden until all who sit here have played it. */
function tableOf(contest: Contest): Outcome {
  const standing = standingOf(contest);
  if (!standing.ok) return standing;
  const isHidden = ({ game }: Place) =>
    contest.contestants.some(({ kind, entries }) => kind === "here" && !entries[game]);
  const next = nextPlace(contest);
  const lines = contestInWords({ contest, own: undefined }, standing.value, isHidden);
  const turn = next ? [hereWords.next(contest, next)] : [];
  return report(`${[...lines, ...turn].join("\n")}\n`, { contest, standing: standing.value });
}
