import { type AnyGame, type Session, seededRandom } from "@tetrarch/engine";
import { type HintAdvice, hintEvidence, hintFrom, hintQuestion } from "@tetrarch/play";
import {
  ADVICE_SEED,
  type Advice,
  type Agents,
  adviserOf,
  agentsOf,
  type Observation,
  type ResumableSearch,
} from "@tetrarch/solver";
import { analystsOf, gradingIn, isFault, isSurelyLost } from "@tetrarch/solver/analysis";
import { inquiryWords as words } from "../../words/en/inquiries.js";
import { tableWith } from "../tables/registry.js";
import type { Search } from "./finding.js";

/** The fair player's move, and why: from what the player sees and nothing else (C-10). */
export function* findingHint(session: Session): Search {
  const { game } = session;
  const agents = agentsOf(game);
  const { view, legal, back } = hintQuestion(session);
  const player = agents && adviserOf(agents);
  if (!player) return { paragraphs: [words.noHint] };
  const moves = legal.map((word) => game.parseMove(word)).filter((move) => move !== undefined);
  const seen = { view, legal: moves };
  const advice = yield* silently(player.advise(seen, seededRandom(ADVICE_SEED), player.nodesAMove));
  const gradeIn = gradingIn(game, analystsOf(game), view);
  const { costOf } = agents;
  const hint = hintFrom(adviceInWords(game, agents, seen, advice), (...each) => !isFault(gradeIn(...each)), {
    back,
    costs: costOf && {
      costOf: (word) => costOf(view, game.parseMove(word)),
      areGood: (...each) => gradeIn(...each) === "good",
    },
  });
  if (hint.isNothingLeft) return { paragraphs: [words.nothingLeft] };
  const table = tableWith(game);
  const move = (word: string) => words.move(word, table.foretell(view, word));
  const reason = hint.rule === undefined ? undefined : table.reasons?.[hint.rule];
  const evidence = hintEvidence(hint, move);
  return { paragraphs: [[words.hint(move(hint.word)), ...(reason ? [reason] : []), ...evidence].join(" ")] };
}

function* silently<Result>(search: ResumableSearch<Result>): Generator<string, Result, void> {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    yield "";
  }
}

function adviceInWords(
  game: AnyGame,
  { evaluation }: Agents,
  { view, legal }: Observation<unknown, unknown>,
  advice: Advice<unknown>,
): HintAdvice {
  const { move, reason } = advice.meanwhile ?? advice;
  return {
    word: game.formatMove(move),
    rule: reason,
    moves: advice.moves.map(({ move: weighed, value, ...figures }) => ({
      ...figures,
      word: game.formatMove(weighed),
      win: value,
    })),
    cards: advice.cards,
    plan: advice.meanwhile ? [] : (advice.plan?.() ?? []).map((each) => game.formatMove(each)),
    resigns: advice.resigns,
    isLost: legal.every((move) => isSurelyLost(game, view, move)),
    position: evaluation && {
      win: evaluation.worth(view).win,
      calibrationError: evaluation.calibrationError(view),
    },
  };
}
