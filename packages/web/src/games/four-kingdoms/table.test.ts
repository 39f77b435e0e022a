import type { fourKingdoms, Session } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { after, sessionOf } from "../../../test/app.js";
import { WINS } from "../../../test/wins.js";
import { isUnited, needs } from "./table.js";

/** A won game after so many of its moves. */
function kingdomsAfter(moves?: number) {
  const win = WINS["four-kingdoms"];
  if (!win) throw new Error("no win is known");
  const session: Session = win.words.slice(0, moves).reduce(after, sessionOf("four-kingdoms", win.deal));
  return (session.game.view(session.now.state) as fourKingdoms.View).kingdoms;
}

describe("the zones of a kingdom", () => {
  test("at the deal all but the tower wait for the court", () => {
    for (const kingdom of kingdomsAfter(0)) {
      expect(needs(kingdom, "dungeon")).toBe("KQJT");
      expect(needs(kingdom, "subjects")).toBe("KQJ");
      expect(needs(kingdom, "guest")).toBe("KQ");
      expect(needs(kingdom, "tower")).toBe("");
      expect(isUnited(kingdom)).toBe(false);
    }
  });

  test("one card at home is needed no more", () => {
    const [, , hearts] = kingdomsAfter(1);
    if (!hearts) throw new Error("no kingdom of hearts");
    expect(needs(hearts, "dungeon")).toBe("KQJ");
  });

  test("in the end nothing is closed, and all four are united", () => {
    for (const kingdom of kingdomsAfter()) {
      expect(["dungeon", "subjects", "guest"].map((zone) => needs(kingdom, zone))).toEqual(["", "", ""]);
      expect(isUnited(kingdom)).toBe(true);
    }
  });
});
