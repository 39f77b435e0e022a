import { describe, expect, it } from "vitest";
import { formatVariant, parseVariant, variantsOf } from "./variant.js";

const OPTIONS = ["crossed-paths", "rescue"];

describe("variants (C-8)", () => {
  it("are all sets of options, in alphabetical order, standard first", () => {
    expect(variantsOf([])).toEqual(["standard"]);
    expect(variantsOf(OPTIONS)).toEqual(["standard", "crossed-paths", "rescue", "crossed-paths+rescue"]);
  });

  it("are read back", () => {
    for (const text of variantsOf(OPTIONS)) {
      const variant = parseVariant(OPTIONS, text);
      expect(variant.ok && formatVariant(variant.value)).toBe(text);
    }
  });

  it.each(["", "rescue+crossed-paths", "rescue+rescue", "Rescue", "rescue+", "standard+rescue", "other"])(
    "refuse %j",
    (text) => {
      expect(parseVariant(OPTIONS, text)).toMatchObject({ ok: false, error: { code: "bad-variant" } });
      expect(parseVariant([], text).ok).toBe(false);
    },
  );
});
