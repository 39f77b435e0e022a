import { type AnyGame, type fourGods, seededRandom } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { startOf } from "../../../../../testing/sessions.js";
import { type AnyTable, reasonOf } from "../../table/model.js";
import { fourGodsTable } from "./table.js";

type View = fourGods.View;
type Event = fourGods.Event;

/** A move and what comes of it with the lowest and with the highest roll. */
interface Advised {
  readonly view: View;
  readonly low: readonly Event[];
  readonly high: readonly Event[];
  /** The numbers in the reason. */
  readonly numbers: readonly number[];
  /** Whether of several friends each falls who fights this foe. */
  readonly eachFalls: boolean;
}

const has = (events: readonly Event[], type: Event["type"]) => events.some((event) => event.type === type);
const openKinds = ({ paths }: View) => paths.map(({ card }) => card?.kind);
const disarms = (events: readonly Event[]) =>
  events.some((event) => event.type === "rolled" && event.disarmed);

/** Whether each reason is true, by its words without numbers and names. */
const TRUTHS: Readonly<Record<string, (advised: Advised) => boolean>> = {
  "Both cards are hidden: either will do.": ({ view }) => view.choice !== null,
  "Without a friend you cannot go on.": ({ view }) => view.party.length === 0,
  "All friends strike together, and their luck adds up.": ({ low }) => has(low, "joined"),
  "It raises the N from N to N.": ({ numbers: [before = 0, after = 0] }) => after > before,
  "The foe falls, no friend does.": ({ low }) => has(low, "beaten") && !has(low, "fell"),
  "The foe falls, and a friend, too.": ({ low, eachFalls }) =>
    has(low, "beaten") && has(low, "fell") && !eachFalls,
  "The foe falls; a friend falls, too, whoever takes the blow.": ({ low, eachFalls }) =>
    has(low, "beaten") && eachFalls,
  "Its defence goes down to N.": ({ low, eachFalls }) =>
    has(low, "struck") && !has(low, "beaten") && !eachFalls,
  "Its defence goes down to N. A friend falls, whoever takes the blow.": ({ low, eachFalls }) =>
    !has(low, "beaten") && eachFalls,
  "No friend falls. Its defence goes down to N.": ({ low }) => !has(low, "beaten") && !has(low, "fell"),
  "Any roll disarms it.": ({ low }) => disarms(low),
  "No friend falls, whatever the roll.": ({ low, high }) => !has(low, "fell") && !has(high, "fell"),
  "A N or more disarms it.": ({ low, high }) => !disarms(low) && disarms(high),
  "A N disarms it.": ({ low, high }) => !disarms(low) && disarms(high),
  "No roll disarms it, but the path goes on.": ({ high }) => !disarms(high),
  "It makes room for a weapon.": ({ view, low }) => has(low, "dropped") && openKinds(view).includes("weapon"),
  "It makes room for a friend.": ({ view, low }) =>
    has(low, "dismissed") && openKinds(view).includes("friend"),
  "The hands are free for the next weapon.": ({ low }) => has(low, "dropped"),
  "It makes room for the next friend.": ({ low }) => has(low, "dismissed"),
};

/** The reason without its numbers, and without the name of an open card. */
function inGeneral(reason: string, { low }: Advised): string {
  if (reason.startsWith("It makes room for") && !reason.includes("the next friend"))
    return `It makes room for a ${has(low, "dropped") ? "weapon" : "friend"}.`;
  return reason.replace(/raises the \w+/, "raises the N").replaceAll(/\d+/g, "N");
}

test("C-11: each reason of a hint in the Four Gods is true of its move, whichever move it is (FG-4 to FG-13)", () => {
  const met = new Set<string>();
  for (let deal = 1; deal <= countOf(3000, 60); deal++) {
    const { game, now } = startOf("four-gods", deal) as { game: AnyGame; now: { state: unknown } };
    const random = seededRandom(deal);
    let state = now.state as fourGods.State;
    for (let ply = 0; ply < 60; ply++) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      if (legal.length === 0) break;
      const view = game.view(state) as View;
      for (const word of legal) {
        const [low = [], high = []] = [1, 6].map((roll) => {
          const rolls = state.rolls.map((each, index) => (index === state.rollsUsed ? roll : each));
          return game.play({ ...state, rolls }, game.parseMove(word)).events as readonly Event[];
        });
        const reason = reasonOf(fourGodsTable as AnyTable, view, { word, rule: undefined }, legal);
        const foe = word.slice(0, word.lastIndexOf(":") + 1);
        const fights = legal.filter((other) => other.startsWith("fight:") && other.startsWith(foe));
        const falls = (other: string) =>
          has(game.play(state, game.parseMove(other)).events as readonly Event[], "fell");
        const eachFalls = fights.length > 1 && fights.every(falls);
        const advised = { view, low, high, eachFalls, numbers: (reason.match(/\d+/g) ?? []).map(Number) };
        const said = inGeneral(reason, advised);
        const isTrue = TRUTHS[said]?.(advised) ?? said === "The next row of this path then opens.";
        expect(isTrue, `deal ${deal}, ply ${ply}: ${word}: ${reason}`).toBe(true);
        met.add(said);
      }
      state = game.play(state, game.parseMove(legal[random(legal.length)] ?? "")).state as fourGods.State;
    }
  }
  // No trap of the built-in set is disarmed by any roll; of an own set one may be.
  expect(Object.keys(TRUTHS).filter((said) => !met.has(said))).toEqual(["Any roll disarms it."]);
  tellChecks(met.size, "reasons of hints");
});

/** The first position of a game played at random in which a move of a kind is legal, and that move. */
function firstWith(kind: string, variant?: string): { readonly view: View; readonly word: string } {
  for (let deal = 1; deal <= 200; deal++) {
    const { game, now } = startOf("four-gods", deal, variant);
    const random = seededRandom(deal);
    let { state } = now;
    for (let ply = 0; ply < 60; ply++) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      const word = legal.find((each) => each.startsWith(kind));
      if (word !== undefined) return { view: game.view(state) as View, word };
      if (legal.length === 0) break;
      state = game.play(state, game.parseMove(legal[random(legal.length)] ?? "")).state;
    }
  }
  throw new Error(`no ${kind}`);
}

test("FG-20: of a rescue a hint says that the friend comes back without wounds, and so it is", () => {
  const { view, word } = firstWith("rescue", "rescue");
  const reason = reasonOf(fourGodsTable as AnyTable, view, { word, rule: undefined }, [word]);
  expect(reason).toBe("A friend comes back without wounds.");
});

test("FG-8, FG-10: who is sent away, or what is dropped, is compared with what there is room for then", () => {
  const { view, word } = firstWith("drop:");
  const legal = [word];
  const [held] = view.party.flatMap(({ weapon }) => weapon ?? []);
  const [open] = view.paths.map(({ path }) => path);
  if (!held || open === undefined) throw new Error("nothing is held");
  const wanted = { ...held, id: "W", name: "Yew Bow", attack: held.attack + 3 };
  const paths = view.paths.map((path) =>
    path.path === open ? { ...path, card: wanted } : { ...path, card: null },
  );
  const said = reasonOf(fourGodsTable as AnyTable, { ...view, paths }, { word, rule: undefined }, legal);
  expect(said).toMatch(/^It makes room for Yew Bow: attack \+\d+ instead of [+−]\d+\.$/);
});
