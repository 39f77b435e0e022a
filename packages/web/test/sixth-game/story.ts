import type { Story } from "../../src/games/place.js";

export const story: Story = {
  moment: () => undefined,
  sounds: { turned: "flip", climbed: "home" },
};
