import { knowledgeOf, legalWords, playedWords, playWord, type Session } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, isLong, tellChecks } from "../../../../testing/counts.js";
import { refusalClaims } from "../../test/refusal-claims.js";
import { gameOf, value } from "../../test/sessions.js";
import { type Course, type Level, wordsOf } from "./course.js";
import { positionKey } from "./goals.js";
import {
  beginLevel,
  highlightsOf,
  isNoNearer,
  type LessonRun,
  losesMoves,
  nextInLesson,
  playConsequence,
  playInLesson,
  takeBackWrong,
} from "./lesson-run.js";
import { courses } from "./registry.js";
import { isReached } from "./way-to-goal.js";

/** How many positions of a level are tried: first those along the solution, then those beside it, the nearest first. */
const POSITIONS = countOf(1_500, 15);
/** How many moves more than the solution has a search looks ahead, and how many positions it visits at most. */
const DEEPER = 3;
const MOST_VISITED = countOf(60_000, 1_500);
/** How many of the shortest ways are written down for a level. */
const MOST_WAYS = 8;

const begun = (course: Course, level: Level) => value(beginLevel(gameOf(course.game), level));

const keyOf = ({ level, start }: LessonRun, session: Session) =>
  positionKey(level.reached, start.now, session);
const meetsGoal = ({ level, start }: LessonRun, session: Session) => isReached({ level, start, session });

/** A position in which a level waits for a move, and how many moves beside the solution it lies. */
interface Waiting {
  readonly run: LessonRun;
  readonly off: number;
}

function positionsOf(course: Course, level: Level): readonly Waiting[] {
  const found = new Map<string, Waiting>();
  const add = (run: LessonRun, off: number) => {
    const key = keyOf(run, run.session);
    if (run.standing.type === "playing" && !found.has(key)) found.set(key, { run, off });
  };
  let onTheWay = begun(course, level);
  add(onTheWay, 0);
  for (const word of wordsOf(level.solution)) {
    onTheWay = value(playInLesson(onTheWay, word));
    add(onTheWay, 0);
  }
  for (const { run, off } of found.values()) {
    if (found.size >= POSITIONS) break;
    for (const word of legalWords(run.session)) add(value(playInLesson(run, word)), off + 1);
  }
  return [...found.values()].slice(0, POSITIONS);
}

/**
 * Whether the rules of the game alone still allow the goal; the short test may not find out. Nothing of the lesson's
 * own search or answers is used.
 */
function isWithinReach(run: LessonRun): boolean | "unknown" {
  const deepest = run.session.now.number + wordsOf(run.level.solution).length + DEEPER;
  const visited = new Set([keyOf(run, run.session)]);
  const queue = [run.session];
  for (const session of queue) {
    if (meetsGoal(run, session)) return true;
    if (visited.size > MOST_VISITED) return "unknown";
    if (session.now.number === deepest) continue;
    for (const word of legalWords(session)) {
      const next = value(playWord(session, word));
      const key = keyOf(run, next);
      if (visited.has(key)) continue;
      visited.add(key);
      queue.push(next);
    }
  }
  return false;
}

/** A wrong move with all that shows its consequence. */
function unfolded(run: LessonRun): LessonRun {
  const { standing } = run;
  return standing.type === "wrong" && standing.shows.length > 0 ? unfolded(value(playConsequence(run))) : run;
}

/** A level after the moves that are highlighted one after the other; they are many only where they lead in a circle. */
function followHighlights(run: LessonRun): LessonRun {
  let last = run;
  for (let moves = wordsOf(run.level.solution).length + DEEPER; moves > 0; moves--) {
    const word = nextInLesson(last);
    if (word === undefined) break;
    last = value(playInLesson(last, word));
  }
  return last;
}

/** What a search says of a goal that is out of reach. */
const disproved = isLong ? [false] : [false, "unknown"];

/** All ways that reach the goal with as few moves as possible. */
function shortestWays(course: Course, level: Level): readonly LessonRun[] {
  let runs: readonly LessonRun[] = [begun(course, level)];
  while (!runs.some(({ standing }) => standing.type === "reached") && runs.length > 0) {
    runs = runs
      .filter(({ standing }) => standing.type === "playing")
      .flatMap((run) => legalWords(run.session).map((word) => value(playInLesson(run, word))));
  }
  return runs.filter(({ standing }) => standing.type === "reached");
}

const wayOf = ({ start, session }: LessonRun) => playedWords(session).slice(start.now.number).join(" ");

describe.each(courses)("the lessons of $game", (course) => {
  it.each(course.levels)(
    "$id: a move is refused with a true reason where the goal is out of reach, else accepted",
    (level) => {
      let moves = 0;
      let proofs = 0;
      const refusals = new Set<string>();
      for (const { run, off } of positionsOf(course, level)) {
        for (const word of legalWords(run.session)) {
          moves++;
          const next = value(playInLesson(run, word));
          const at = `${level.id}: ${wayOf(next)}`;
          if (meetsGoal(run, next.session)) {
            expect(next.standing.type, at).toBe("reached");
          } else if (next.standing.type === "wrong") {
            const { says } = next.standing;
            refusals.add(says);
            const shown = unfolded(next);
            const claim = refusalClaims[says];
            const move = { before: run.session, after: next.session, shown: shown.session };
            expect(claim?.(move), `${at}: ${says}`).toBe(true);
            const back = value(takeBackWrong(shown));
            expect([back.session.now, back.standing], at).toEqual([run.session.now, { type: "playing" }]);
            const reach = isWithinReach(next);
            expect(disproved, `${at}: refused, though the goal is within reach`).toContain(reach);
            if (reach === false) proofs++;
          } else {
            expect(next.standing.type, at).toBe("playing");
            const way = nextInLesson(next);
            // Far beside the way the level may have to be begun again, which is said.
            if (off > 0 && way === undefined) expect(disproved, at).toContain(isWithinReach(next));
            else expectHighlights(next, way ?? `hopeless: ${at}`);
            if (off === 0)
              expect(followHighlights(next).standing.type, `${at}, and what is highlighted`).toBe("reached");
          }
        }
      }
      expect([...refusals].sort()).toEqual((level.answers ?? []).map(({ says }) => says).sort());
      tellChecks(moves, "moves tried in lessons");
      if (proofs > 0) tellChecks(proofs, "refusals proved by a full search");
    },
  );

  it("what is highlighted is what the next move takes, and where it lays it, but for what is asked", () => {
    for (const level of course.levels) {
      const run = begun(course, level);
      expectHighlights(run, nextInLesson(run) ?? "");
    }
  });

  it("a level goes on in the one position that all ways to the goal of the level above end in", () => {
    for (const [index, level] of course.levels.entries()) {
      const next = course.levels[index + 1];
      if (
        next?.deal !== level.deal ||
        !next.before?.startsWith([level.before, level.solution].join(" ").trim())
      )
        continue;
      const ends = shortestWays(course, level).map(({ session }) =>
        session.game.formatState(session.now.state),
      );
      expect(new Set(ends).size, level.id).toBe(1);
    }
  });

  it("every move of a shortest way leads nearer to the goal, and loses nothing on the way to the next level", () => {
    for (const [index, level] of course.levels.entries()) {
      for (const way of shortestWays(course, level)) {
        let run = begun(course, level);
        for (const word of wordsOf(wayOf(way))) {
          const next = value(playInLesson(run, word));
          expect(isNoNearer(run, next), `${level.id}: ${wayOf(next)}`).toBe(false);
          run = next;
        }
        expect(losesMoves(run, course.levels[index + 1]), level.id).toBe(false);
      }
    }
  });

  it("the shortest ways to each goal are those that were read beside its words", async () => {
    const lines = course.levels.map((level) => {
      const ways = shortestWays(course, level).map(wayOf).sort();
      const more = ways.length > MOST_WAYS ? [`… and ${ways.length - MOST_WAYS} more`] : [];
      expect(ways).toContain(level.solution);
      return [`${level.id}: ${level.goal}`, ...ways.slice(0, MOST_WAYS), ...more].join("\n  ");
    });
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`shortest-ways/${course.game}.txt`);
  });
});

/** Compares what is highlighted with the ends of the next move. */
function expectHighlights(run: LessonRun, word: string): void {
  const { game, now } = run.session;
  const { from, depth, to } = knowledgeOf(game.id).ends(game.view(now.state), game.parseMove(word));
  const { asks } = run.level;
  const question = asks?.from === from ? asks.end : undefined;
  const shown = highlightsOf(run);
  // What lies there is tapped first: a place is never highlighted alone.
  expect(shown.from, word).toEqual(question === "card" ? undefined : { from, depth });
  expect(shown.to, word).toBe(question !== undefined || to === from ? undefined : to);
}
