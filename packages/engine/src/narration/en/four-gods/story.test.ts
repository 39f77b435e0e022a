import { describe, expect, it } from "vitest";
import { gameOf } from "../../../../../../testing/game-of.js";
import { playedOn } from "../../../../../../testing/random-play.js";
import { after, startOf } from "../../../../../../testing/sessions.js";
import { seededRandom } from "../../../core/random.js";
import { outcomeOf, type Session } from "../../../core/session.js";
import { builtInCardSet } from "../../../games/four-gods/built-in-card-set.js";
import { createFourGods } from "../../../games/four-gods/index.js";
import { chapters, storyOf } from "./story.js";

const WON =
  "take:p2 p2L equip:p4:L1 p4L take:p4 p4R equip:p2:F05 p2R trap:p2 p2L trap:p1 p1L trap:p1 p1R trap:p1 p1L " +
  "fight:p1:L1 p1R fight:p2:F05 p2L take:p1 p1R trap:p1 p1R equip:p1:F08 fight:p2:F08 p2R fight:p3:F08 p3L " +
  "take:p4 p4L equip:p2:F10 p2R trap:p4 p4L take:p4 p4R trap:p3 p3L equip:p2:F01 fight:p3:F01 p3L trap:p3 p3R " +
  "fight:p3:F10 p3L take:p3 p3L equip:p3:F03 trap:p4 p4L fight:p4:F03";

const story = storyOf(gameOf("four-gods"));

/** The ids of the chapters of a game, in order, each with the move that brought it. */
function chaptersIn(session: Session): readonly string[] {
  const ids: string[] = [];
  for (let ply = session.now; ply.before; ply = ply.before)
    ids.unshift(...ply.events.flatMap((event) => story?.chapterOf(event)?.id ?? []));
  const end = story?.endChapter(outcomeOf(session), session.resigned);
  return end ? [...ids, end.id] : ids;
}

describe("the background story", () => {
  it("has a chapter for the opening, each path, each god and each result, 2,500 to 4,000 words in all", () => {
    expect(Object.keys(chapters)).toHaveLength(1 + 4 + 4 + 6);
    const words = Object.values(chapters).flatMap(({ title, paragraphs }) =>
      [title, ...paragraphs].join(" ").split(/\s+/),
    );
    expect(words.length).toBeGreaterThanOrEqual(2_500);
    expect(words.length).toBeLessThanOrEqual(4_000);
    for (const { paragraphs } of Object.values(chapters)) {
      expect(paragraphs.length).toBeGreaterThan(2);
      for (const paragraph of paragraphs)
        expect(paragraph.split(" ").length, paragraph).toBeLessThanOrEqual(80);
    }
    const titles = Object.values(chapters).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("FG-3, FG-4, FG-5, FG-6: a won game brings the opening, each path and each god once, and the end", () => {
    const start = startOf("four-gods", 1);
    expect(chaptersIn(start)).toEqual([]);
    const won = WON.split(" ").reduce(after, start);
    expect(chaptersIn(won)).toEqual([
      "opening",
      "river-path",
      "star-path",
      "dawn-path",
      "dawn-god",
      "mountain-path",
      "river-god",
      "mountain-god",
      "star-god",
      "won",
    ]);
  });

  it.each(["standard", "rescue", "crossed-paths", "crossed-paths+rescue"])(
    "FG-4, FG-5, FG-20, FG-21: no chapter comes twice in a game, and every artifact has its god's (%s)",
    (variant) => {
      for (let deal = 1; deal <= 60; deal++) {
        const session = playedOn(startOf("four-gods", deal, variant), 400, seededRandom(deal));
        const ids = chaptersIn(session);
        expect(new Set(ids).size).toBe(ids.length);
        const { status, score } = outcomeOf(session);
        expect(ids.filter((id) => id.endsWith("-god"))).toHaveLength(score.value);
        expect(ids.at(-1)).toBe(status === "won" ? "won" : `lost-${score.value}`);
        expect(ids[0]).toBe("opening");
      }
    },
  );

  it("FG-6: every result has its own end, and a game that goes on has none", () => {
    const endOf = (status: string, value: number, isResigned = false) =>
      story?.endChapter({ status, score: { value, max: 4, text: `${value}/4` } }, isResigned)?.id;
    expect([0, 1, 2, 3].map((value) => endOf("lost", value))).toEqual([
      "lost-0",
      "lost-1",
      "lost-2",
      "lost-3",
    ]);
    expect(endOf("won", 4)).toBe("won");
    expect(endOf("lost", 2, true)).toBe("resigned");
    expect(endOf("playing", 3)).toBeUndefined();
  });

  it("FG-30: names no card of the pack, open or hidden", () => {
    const { friends, foes, weapons, traps, locations } = builtInCardSet;
    const all = JSON.stringify(chapters);
    for (const { id, name } of [...friends, ...foes, ...weapons, ...traps, ...locations]) {
      expect(all).not.toContain(name);
      expect(all).not.toContain(id);
    }
  });

  it("FG-0: belongs to any card set with the gods of the built-in one, and to no other", () => {
    const renamed = builtInCardSet.friends.map((friend) => ({ ...friend, name: "Somebody" }));
    const sameGods = createFourGods({ ...builtInCardSet, name: "Mine", friends: renamed });
    expect(storyOf(sameGods)).toBe(story);
    const artifacts = builtInCardSet.artifacts.map((god) => ({
      ...god,
      name: god.name.replace("Dawn", "Tea"),
    }));
    expect(storyOf(createFourGods({ ...builtInCardSet, name: "Mine", artifacts }))).toBeUndefined();
    expect(storyOf(gameOf("four-kingdoms"))).toBeUndefined();
  });
});
