import type { Story } from "../../src/games/place.js";

export const story: Story = {
  beat: () => undefined,
  sounds: { turned: "flip", climbed: "home" },
};
