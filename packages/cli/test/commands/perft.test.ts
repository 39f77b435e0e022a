import { perft, startSession } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { tetrarch } from "../command-line.js";

const fourKingdoms = gameOf("four-kingdoms");

async function codeOf(game: string): Promise<string> {
  return (await tetrarch(["deal", game])).stdout.split("\n")[0] ?? "";
}

describe("perft", () => {
  test("counts, in words and as JSON", async () => {
    const session = value(startSession(fourKingdoms, "FK-11982-6"));
    const nodes = perft(fourKingdoms, session.now.state, 4);
    const args = ["perft", "fk", "--deal", "FK-11982-6", "--depth", "4"];
    expect(await tetrarch(args)).toEqual({ code: 0, stdout: `${nodes.ok && nodes.value}\n`, stderr: "" });
    expect(JSON.parse((await tetrarch([...args, "--json"])).stdout)).toEqual({
      game: "four-kingdoms",
      variant: "standard",
      deal: "FK-11982-6",
      depth: 4,
      nodes: nodes.ok && nodes.value,
    });
  });

  test("a count without end is given up, and there is a flag for more", async () => {
    // Its last moves are many, and are counted without being played: ten million are soon reached.
    const args = ["perft", "nt", "--deal", await codeOf("nt"), "--depth"];
    const { code, stdout, stderr } = await tetrarch([...args, "10"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("tetrarch: perft 10 would visit more than 10000000 positions; --nodes allows more\n");
    expect((await tetrarch([...args, "50", "--nodes", "500"])).stderr).toContain("more than 500 positions");
    const small = ["perft", "kk", "--deal", "KK-1-0", "--depth", "2", "--nodes"];
    const all = Number((await tetrarch([...small, "1000000"])).stdout);
    expect((await tetrarch([...small, "1"])).code).toBe(1);
    expect(all).toBeGreaterThan(1);
  });

  test("a variant counts differently, an unknown one is wrong", async () => {
    const args = ["perft", "fg", "--deal", await codeOf("fg"), "--depth", "7", "--variant"];
    const [standard, crossed] = [
      await tetrarch([...args, "standard"]),
      await tetrarch([...args, "crossed-paths"]),
    ];
    expect([standard.code, crossed.code]).toEqual([0, 0]);
    expect(standard.stdout).not.toBe(crossed.stdout);
    expect(await tetrarch([...args, "flying"])).toMatchObject({ code: 1, stdout: "" });
  });
});
