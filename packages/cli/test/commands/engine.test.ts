import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { VERSION } from "../../src/version.js";
import { tetrarch } from "../command-line.js";

describe("engine", () => {
  test("--schema is the published schema, and nothing is read", async () => {
    const stdin = (async function* unread(): AsyncGenerator<Uint8Array> {
      yield* [];
      throw new Error("standard input was read");
    })();
    const { code, stdout, stderr } = await tetrarch(["engine", "--schema"], { stdin });
    expect([code, stderr]).toEqual([0, ""]);
    const published = new URL("../../../protocol/src/protocol.schema.json", import.meta.url);
    expect(stdout).toBe(readFileSync(published, "utf8"));
  });

  test("tells the version of the command", async () => {
    const { stdout } = await tetrarch(["engine"], { input: '{"op":"hello"}\n' });
    expect(JSON.parse(stdout)).toMatchObject({ name: "tetrarch", version: VERSION });
  });
});
