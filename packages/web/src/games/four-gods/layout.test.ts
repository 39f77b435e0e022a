import { formatDealCode, type fourGods, games, playWord, startSession } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { WINS } from "../../../test/wins.js";
import { propsOfPile } from "../../table/card-props.js";
import type { AnyTable, Box } from "../../table/model.js";
import { TableState } from "../../table/state.svelte.js";
import { arrange, numbersBox } from "./layout.js";
import { fourGodsTable } from "./table.js";

/** The won game of the tests up to the first ally who holds a weapon. */
function armedView(): fourGods.View {
  const [game, win] = [games.find(({ id }) => id === "four-gods"), WINS["four-gods"]];
  let session = game && win && startSession(game, formatDealCode(game.dealCode, win.deal));
  for (const word of win?.words ?? []) {
    if (!session?.ok) break;
    const view = session.value.game.view(session.value.now.state) as fourGods.View;
    if (view.party.some(({ weapon }) => weapon !== null)) return view;
    session = playWord(session.value, word) as typeof session;
  }
  throw new Error("nobody holds a weapon");
}

const view = armedView();
const SIZES = [
  [360, 536],
  [750, 320],
  [1280, 660],
  [2560, 1300],
] as const;

describe.each(SIZES)("in %i by %i", (width, height) => {
  const layout = arrange(view, { width, height }, false);
  const places = new Map(layout.places.map((place) => [place.pile, place]));
  const ally = places.get("ally1");

  test("a weapon's numbers can be seen beside its holder", () => {
    const [weapon, own] = ally?.spots ?? [];
    const cardWidth = layout.card.width * (ally?.scale ?? 0);
    if (!weapon || !own) throw new Error("no weapon");
    expect(weapon.y).toBe(own.y);
    // A sign and a digit, 62 high on a card 240 wide, end 22 from its edge.
    expect(weapon.x - own.x).toBeGreaterThan((cardWidth * (22 + 62 * 1.2)) / 240);
  });

  test("an ally's numbers have room beside the cards or under them", () => {
    if (!ally) throw new Error("no ally");
    const { isBeside, ...box } = numbersBox(ally, layout.card);
    expect(box.width).toBeGreaterThanOrEqual(isBeside ? 44 : 88);
    expect(box.height).toBeGreaterThanOrEqual(isBeside ? 66 : 28);
    expect(box.x + box.width).toBeLessThanOrEqual(ally.area.x + ally.area.width + 0.01);
    expect(box.y + box.height).toBeLessThanOrEqual(ally.area.y + ally.area.height + 0.01);
    for (const { x, y } of ally.spots) {
      if (isBeside) expect(x + layout.card.width * ally.scale).toBeLessThan(box.x);
      else expect(y + layout.card.height * ally.scale).toBeLessThanOrEqual(box.y);
    }
  });

  test("no stone lies on an idol", () => {
    for (const { path } of view.paths) {
      const idol = layout.scenery?.[path];
      if (!idol) throw new Error("no idol");
      for (const side of ["L", "R"]) {
        const top = places.get(path + side)?.area.y ?? 0;
        expect(top).toBeGreaterThanOrEqual(idol.y + idol.height);
      }
    }
  });
});

test.each([
  ["usual", false],
  ["big", true],
])(
  "with the %s index the cards of the party have large numbers, and faces 64 pixels wide on a phone",
  (_, bigIndex) => {
    const { card, places, smallCard = 0 } = arrange(view, { width: 360, height: 536 }, bigIndex);
    const ally = places.find(({ pile }) => pile === "ally1");
    expect(card.width * (ally?.scale ?? 1)).toBeLessThan(smallCard);
    expect(card.width * (ally?.scale ?? 0)).toBeGreaterThan(64);
  },
);

describe("what a hint marks is all of the place that is pressed", () => {
  /** The frames of a pile at the start of a dream, after some moves, and its area. */
  function framesOf(pile: string, hint: string, ...words: readonly string[]) {
    const game = games.find(({ id }) => id === "four-gods");
    let session = game && startSession(game, formatDealCode(game.dealCode, 1));
    for (const word of words) if (session?.ok) session = playWord(session.value, word) as typeof session;
    if (!game || !session?.ok) throw new Error("no such dream");
    const state = new TableState({
      table: fourGodsTable as AnyTable,
      position: { view: game.view(session.value.now.state), legal: [], log: [], hint, degree: "first" },
      look: { bigIndex: false, leftHand: false, textSize: 100 },
      events: { play: () => undefined, refuseBeside: () => undefined, sayBeside: () => undefined },
    });
    state.room = { width: 360, height: 536 };
    const drawn = state.placedPiles.find((placed) => placed.pile.id === pile);
    if (!drawn?.place) throw new Error("no such pile");
    return { ...propsOfPile(state, { ...drawn, place: drawn.place }), area: drawn.place.area };
  }
  const boxIn = ({ x, y, width, height }: Box) => ({
    width,
    height,
    transform: `translate(${x}px, ${y}px)`,
    hinted: true,
  });

  test("of two face-down cards the half of the path", () => {
    const { place, area } = framesOf("p2L", "p2L", "take:p2");
    expect(place).toMatchObject(boxIn(area));
    expect(area.width).toBeGreaterThan(40);
  });

  test("of an ally's empty place the block in which it says that there is room", () => {
    const { target, area } = framesOf("ally1", "take:p2");
    expect(target).toMatchObject(boxIn(area));
  });
});
