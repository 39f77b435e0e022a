import {
  type AnyGame,
  games,
  legalWords,
  ok,
  type Problem,
  playWord,
  problem,
  type Result,
  resign,
  type Session,
  STANDARD,
  seededRandom,
  startSession,
  variantsOf,
} from "@tetrarch/engine";
import fc from "fast-check";
import { playedOn, randomStart } from "../../../testing/random-play.js";
import {
  CHALLENGE_LENGTHS,
  challengeDeals,
  challengeFor,
  freshChallenge,
} from "../src/contests/challenge.js";
import { comparedName } from "../src/contests/names.js";
import { rulesOf } from "../src/contests/rules.js";
import type { SentGame } from "../src/contests/sent-games.js";
import { type GameVerdict, mergeVerdicts, VERDICTS } from "../src/contests/verdicts.js";
import { ofDegree } from "../src/honesty/honesty.js";
import { dealLink, type Link, viewLink } from "../src/links/kinds.js";
import { endOf } from "../src/session/game-record.js";
import { value } from "./sessions.js";

/** Finds a game with its built-in cards. */
export function find(id: string): Result<AnyGame, Problem> {
  const game = games.find((candidate) => candidate.id === id);
  return game ? ok(game) : problem("unknown-game", `there is no game ${JSON.stringify(id)}`);
}

/** A game of any solitaire in any variant, by code or list, after some random moves. */
export const anySession: fc.Arbitrary<Session> = fc
  .record({
    game: fc.constantFrom(...games),
    seed: fc.integer({ min: 1, max: 1_000_000_000 }),
    moves: fc.nat({ max: 120 }),
    degree: fc.constantFrom("first", "known", "assisted"),
  })
  .map(({ game, seed, moves, degree }) => {
    const random = seededRandom(seed);
    return playedOn(ofDegree(randomStart(game, random), degree), moves, random);
  });

/** The same, given up where it has not ended. */
export const anyFinishedSession: fc.Arbitrary<Session> = anySession.map((session) =>
  endOf(session) ? session : value(resign(session)),
);

/** A challenge over deals of any solitaire, of which some were played, some conceded and some are left. */
function anyChallengeLink(): fc.Arbitrary<Link> {
  return fc
    .record({
      game: fc.constantFrom(...games),
      length: fc.constantFrom(...CHALLENGE_LENGTHS),
      seed: fc.integer({ min: 1, max: 1_000_000_000 }),
      name: fc.constantFrom("Ann", "Ben B.", "Zoë"),
      stake: fc.nat({ max: 1_000_000 }),
      agreesToHelp: fc.boolean(),
      isOwnShuffle: fc.boolean(),
      moves: fc.nat({ max: 60 }),
      saying: fc.constantFrom(0, 3, 10),
    })
    .map(({ game, length, seed, name, stake, agreesToHelp, isOwnShuffle, moves, saying }): Link => {
      const random = seededRandom(seed);
      const variants = variantsOf(game.options);
      const variant = variants[random(variants.length)] ?? STANDARD;
      const challenge = freshChallenge(game.id, variant, length, random, isOwnShuffle);
      const sent = value(challengeDeals(challengeFor(challenge, name), find)).map((deal): SentGame => {
        const kind = random(3);
        if (kind < 2) return kind === 0 ? undefined : "conceded";
        const played = playedOn(value(startSession(game, deal, variant)), moves, random);
        return endOf(played) ? played : value(resign(played));
      });
      const terms = { stake: rulesOf(game.id, 2).hasDebts ? stake : 0, unit: "paper gold", agreesToHelp };
      const said = Array.from({ length: saying }, (): GameVerdict => {
        const whose = comparedName(["Ann", name, "Zoë"][random(3)] ?? name);
        return { name: whose, game: random(length), verdict: VERDICTS[random(VERDICTS.length)] ?? "first" };
      });
      const doubles = [...sent.keys()].filter(
        (place) => saying > 0 && typeof sent[place] === "object" && random(2) === 0,
      );
      const verdicts = mergeVerdicts(said, []);
      return { type: "challenge", challenge, terms, name, games: sent, verdicts, doubles };
    });
}

export const anyLink: fc.Arbitrary<Link> = fc.oneof(
  anyFinishedSession.map((session): Link => ({ type: "game", session })),
  fc
    .tuple(anyFinishedSession, fc.nat({ max: 1000 }))
    .map(([session, at]): Link => ({ type: "moment", session, after: at % (session.now.number + 1) })),
  anySession.map((session): Link => viewLink(session.game, session.now.state)),
  anySession.map(dealLink),
  anyChallengeLink(),
);

/** What a link holds, in a form that can be compared: the words of its moves and no functions. */
export function contentOf(link: Link): unknown {
  if (link.type === "view")
    return { type: link.type, game: link.game.id, view: link.view, score: link.score };
  if (link.type === "challenge") return { ...link, games: link.games.map(sentContent) };
  const { type } = link;
  const session = link.type === "deal" ? link.start : link.session;
  const { game, variant, deal, resigned, honest, known, now } = session;
  const words: string[] = [];
  for (let ply = now; ply.before; ply = ply.before) words.unshift(ply.word);
  const after = link.type === "moment" ? link.after : undefined;
  return { type, after, game: game.id, variant, deal, resigned, honest, known, words, state: now.state };
}

function sentContent(sent: SentGame): unknown {
  return typeof sent === "object" ? contentOf({ type: "game", session: sent }) : sent;
}

/** Whether a link tells of a game that can be played like that, by the engine's rules alone. */
export function isTrue(link: Link): boolean {
  if (link.type === "view") return true;
  if (link.type === "deal") return link.start.now.number === 0;
  if (link.type === "challenge")
    return link.games.every((sent) => typeof sent !== "object" || isTrue({ type: "game", session: sent }));
  const { session } = link;
  const words: string[] = [];
  for (let ply = session.now; ply.before; ply = ply.before) words.unshift(ply.word);
  let again: Session = { ...session, resigned: false, now: firstOf(session) };
  for (const word of words) {
    const played = playWord(again, word);
    if (!played.ok) return false;
    again = played.value;
  }
  return session.resigned ? legalWords(again).length > 0 : legalWords(again).length === 0;
}

function firstOf({ now }: Session): Session["now"] {
  let first = now;
  while (first.before) first = first.before;
  return first;
}
