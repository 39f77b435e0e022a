import { type AnyGame, type fourGods, seededRandom } from "@tetrarch/engine";
import { whoOf } from "@tetrarch/engine/four-gods";
import { sentencesOf } from "@tetrarch/play";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { startOf } from "../../../../../testing/sessions.js";
import { firstWith } from "../../../test/four-gods-positions.js";
import type { AnyTable } from "../../table/model.js";
import { reasonOf } from "../../table/reasons.js";
import { fourGodsTable } from "./table.js";

await fourGodsTable.loadReasons?.();

type View = fourGods.View;
type Event = fourGods.Event;

/** A move and what comes of it with the lowest and with the highest roll. */
interface Advised {
  readonly view: View;
  readonly sentence: string;
  readonly low: readonly Event[];
  readonly high: readonly Event[];
  /** The numbers in the sentence. */
  readonly numbers: readonly number[];
  /** The same fight with each other friend taking the blow. */
  readonly otherFights: readonly (readonly Event[])[];
  /** What all other fights and traps do, with the lowest roll. */
  readonly otherEncounters: readonly (readonly Event[])[];
}

type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

const eventsOf = <Type extends Event["type"]>(events: readonly Event[], type: Type) =>
  events.filter((event): event is EventOf<Type> => event.type === type);
const has = (events: readonly Event[], type: Event["type"]) => events.some((event) => event.type === type);
const openKinds = ({ paths }: View) => paths.map(({ card }) => card?.kind);
const disarms = (events: readonly Event[]) => eventsOf(events, "rolled").some(({ disarmed }) => disarmed);
const damageOf = (events: readonly Event[]) =>
  eventsOf(events, "hurt").reduce((sum, { blow }) => sum + blow, 0);
const leftOf = (events: readonly Event[]) =>
  eventsOf(events, "hurt").map(({ defence, wounds }) => defence - wounds)[0] ?? 0;
const hitIn = (events: readonly Event[], { party }: View) =>
  party.find(({ id }) => eventsOf(events, "hurt").some(({ ally }) => ally.id === id));
const isTwo = ([a = 0, b = 0]: readonly number[]) => a > b;
const goesOn = ({ view, numbers }: Advised) =>
  view.paths[(numbers.at(-1) ?? 0) - 1]?.status === "open" && numbers.length > 0;

/** Whether a named trap that is open before and after needs as much now as is said, and more before. */
function isTrapEased({ view, sentence, numbers: [before = 0, after = 0] }: Advised): boolean {
  const luck = view.party.reduce((sum, ally) => sum + ally.luck, 0);
  const rollAt = (table: fourGods.TrapView["luckTable"], at: number) =>
    table.reduce<number | undefined>(
      (found, entry) => (entry.luckAtLeast <= at ? entry.rollNeeded : found),
      undefined,
    );
  const rolls = [...sentence.matchAll(/(?:needs|not) (?:a )?(\d)/g)].map(([, roll]) => Number(roll));
  const trap = view.paths.find(
    ({ card }) => card && sentence.toLowerCase().includes(card.name.toLowerCase()),
  )?.card;
  return (
    trap?.kind === "trap" &&
    luck === before &&
    after > before &&
    rollAt(trap.luckTable, after) === rolls[0] &&
    rollAt(trap.luckTable, before) === rolls[1]
  );
}

const NUMBERS = ["attack", "defence", "luck"] as const;
type Numbers = Readonly<Record<(typeof NUMBERS)[number], number>>;

/** The numbers of what a drop or a dismissal gives up; of a wounded friend the defence that is left. */
function givenUp({ view, low }: Advised): Numbers | undefined {
  const gone = low.find((event) => event.type === "dropped" || event.type === "dismissed");
  const ally = view.party.find(({ id }) => gone && "ally" in gone && gone.ally.id === id);
  if (gone?.type === "dropped") return ally?.weapon ?? undefined;
  return ally && { ...ally, defence: ally.defence - ally.wounds };
}

/** Whether the sentence names all three numbers, those by which the whole changes. */
function saysChanges(sentence: string, changes: (name: keyof Numbers) => number): boolean {
  const said = Object.fromEntries(
    [...sentence.matchAll(/(attack|defence|luck) ([+−]\d+)/g)].map(([, name, by = ""]) => [
      name,
      Number(by.replace("−", "-")),
    ]),
  );
  return NUMBERS.every((name) => (said[name] ?? 0) === changes(name));
}

/** Whether as many of six rolls disarm a trap as the sentence says. */
const isRolled = ({ low, numbers: [rolls = 0] }: Advised) =>
  eventsOf(low, "rolled").some(({ needed }) => 7 - (needed ?? 7) === rolls);

/** Whether each sentence of a reason is true, by its words without numbers and names. */
const TRUTHS: Readonly<Record<string, (advised: Advised) => boolean>> = {
  "Both cards are hidden: either will do.": ({ view }) => view.choice !== null,
  "Without a friend you cannot go on.": ({ view }) => view.party.length === 0,
  "Together you strike for N, not N.": ({ low, numbers }) => has(low, "joined") && isTwo(numbers),
  "Of the open friends it has the most N: N.": ({ view, low, numbers: [value = 0] }) => {
    const numbers = view.paths.flatMap(({ card }) => (card?.kind === "friend" ? [card] : []));
    return (
      has(low, "joined") && numbers.length > 1 && numbers.some((card) => Object.values(card).includes(value))
    );
  },
  "It raises N N to N.": ({ low, numbers: [before = 0, after = 0] }) => has(low, "armed") && after > before,
  "It raises N N to N and lowers luck by N.": ({ view, low, numbers: [before = 0, after = 0, lost = 0] }) => {
    const [armed] = eventsOf(low, "armed");
    const holder = view.party.find(({ id }) => id === armed?.ally.id);
    return after > before && lost > 0 && holder !== undefined && holder.luck - lost === armed?.luck;
  },
  "It lets path N go on.": goesOn,
  "Luck N to N: a trap needs N or more, not N or more.": isTrapEased,
  "Luck N to N: a trap needs N or more, not a N.": isTrapEased,
  "Luck N to N: a trap needs N or more, and now no roll is enough.": isTrapEased,
  "Luck N to N: a trap needs a N, and now no roll is enough.": isTrapEased,
  "It brings an artifact home.": ({ low, high }) => has(low, "artifact") || has(high, "artifact"),
  "The foe falls, no friend does.": ({ low }) =>
    has(low, "beaten") && !has(low, "fell") && !has(low, "choice"),
  "The foe falls, no friend does; path N goes on.": ({ low, numbers: [path] }) =>
    has(low, "beaten") && !has(low, "fell") && eventsOf(low, "choice")[0]?.path === `p${path}`,
  "The foe falls.": ({ low }) => has(low, "beaten") && has(low, "fell") && !has(low, "choice"),
  "The foe falls; path N goes on.": ({ low, numbers: [path] }) =>
    has(low, "beaten") && has(low, "fell") && eventsOf(low, "choice")[0]?.path === `p${path}`,
  "The foe just stands.": ({ low }) =>
    eventsOf(low, "struck").some(({ defence, damage }) => defence === damage),
  "The foe has N defence left.": ({ low, numbers: [left] }) =>
    left !== 0 && eventsOf(low, "struck").some(({ defence, damage }) => defence - damage === left),
  "whoever takes the blow falls: you lose attack N.": ({ view, low, otherFights, numbers: [lost = 0] }) =>
    otherFights.length > 0 &&
    [low, ...otherFights].every((events) => has(events, "fell")) &&
    hitIn(low, view)?.attack === lost &&
    otherFights.every((events) => (hitIn(events, view)?.attack ?? 0) <= lost),
  "Whoever takes the blow falls: you lose attack N, not N.": ({ view, low, otherFights, numbers }) =>
    otherFights.length > 0 &&
    [low, ...otherFights].every((events) => has(events, "fell")) &&
    isTwo([...numbers].reverse()) &&
    hitIn(low, view)?.attack === numbers[0] &&
    otherFights.some((events) => hitIn(events, view)?.attack === numbers[1]),
  "It spares the friend with more attack: N against N.": ({ view, low, otherFights, numbers }) =>
    isTwo(numbers) &&
    hitIn(low, view)?.attack === numbers[1] &&
    otherFights.some((events) => hitIn(events, view)?.attack === numbers[0]),
  "It spares a friend who would keep N of N defence.": ({ low, otherFights, numbers: [left, before] }) =>
    has(low, "fell") &&
    otherFights.some(
      (events) => !has(events, "fell") && leftOf(events) === left && left + damageOf(events) === before,
    ),
  "The other friend would fall.": ({ low, otherFights }) =>
    otherFights.length === 1 && !has(low, "fell") && otherFights.every((events) => has(events, "fell")),
  "This friend keeps N defence; another would keep N.": ({ low, otherFights, numbers }) =>
    leftOf(low) === numbers[0] && Math.max(...otherFights.map(leftOf)) === numbers[1] && isTwo(numbers),
  "Any roll disarms it.": ({ low }) => disarms(low),
  "No friend falls, whatever the roll.": ({ low, high }) => !has(low, "fell") && !has(high, "fell"),
  "Every other open card can cost more: this one N defence at most.": ({
    view,
    low,
    otherEncounters,
    numbers,
  }) =>
    damageOf(low) === numbers[0] &&
    openKinds(view).every((kind) => kind !== "friend" && kind !== "weapon") &&
    otherEncounters.length > 0 &&
    otherEncounters.every((events) => damageOf(events) > damageOf(low)),
  "No other trap is as easy.": ({ low, otherEncounters }) => {
    const neededIn = (events: readonly Event[]) =>
      eventsOf(events, "rolled").map(({ needed }) => needed ?? 7);
    const others = otherEncounters.flatMap(neededIn);
    return others.length > 0 && others.every((needed) => neededIn(low).every((own) => own < needed));
  },
  "While you are alone it hurts only one.": ({ view, low }) =>
    view.party.length === 1 && has(low, "rolled") && openKinds(view).includes("friend"),
  "N of N rolls disarms it.": isRolled,
  "N of N rolls disarm it.": isRolled,
  "It takes a card out of the way.": ({ low }) => has(low, "passed"),
  "it costs a friend.": ({ view, high }) => eventsOf(high, "fell").length === 1 && view.party.length > 1,
  "It leaves you no friend.": ({ view, high }) => eventsOf(high, "fell").length === view.party.length,
  "a failed roll costs a friend.": ({ view, low }) =>
    has(low, "rolled") && eventsOf(low, "fell").length === 1 && view.party.length > 1,
  "a failed roll leaves you no friend.": ({ view, low }) =>
    has(low, "rolled") && eventsOf(low, "fell").length === view.party.length,
  "a failed roll costs N friends.": ({ low, numbers: [friends] }) =>
    has(low, "rolled") && eventsOf(low, "fell").length === friends,
  "only the friend with less attack can fall: N against N.": ({ view, low, numbers }) => {
    const isFallen = ({ id }: { readonly id: string }) =>
      eventsOf(low, "fell").some(({ ally }) => ally.id === id);
    const attacks = (fallen: boolean) =>
      view.party.filter((ally) => isFallen(ally) === fallen).map(({ attack }) => attack);
    const [falling, staying] = [Math.max(...attacks(true)), Math.min(...attacks(false))];
    return falling < staying && numbers[0] === falling && numbers[1] === staying;
  },
  "A card can take the place: changes.": (advised) => {
    const given = givenUp(advised);
    const kind = has(advised.low, "dropped") ? "weapon" : "friend";
    return advised.view.paths.some(({ card }) => {
      if (card?.kind !== kind || given === undefined) return false;
      const wanted = card;
      const name = whoOf(wanted, kind).toLowerCase();
      const isNamed = advised.sentence.toLowerCase().startsWith(`${name} can`);
      return isNamed && saysChanges(advised.sentence, (number) => wanted[number] - given[number]);
    });
  },
  "There is room for the next friend; but the friend falls, too: you lose attack N.": ({
    view,
    low,
    numbers: [lost],
  }) =>
    view.party.some(
      ({ id, attack }) => attack === lost && eventsOf(low, "fell").some(({ ally }) => ally.id === id),
    ),
  "You lose numbers.": (advised) => {
    const { view, low } = advised;
    const given = givenUp(advised);
    const [why = "", loss = ""] = advised.sentence.split("; ");
    const [lost = "", gained = ""] = loss
      .split(" and gain ")
      .map((part) => part.replaceAll(/ (?=\d)/g, " +"));
    const said = `${lost.replaceAll("+", "−")} ${gained}`;
    if (given === undefined || !saysChanges(said, (number) => -given[number])) return false;
    if (has(low, "dismissed")) return why === "There is room for the next friend";
    const luck = view.party.reduce((sum, ally) => sum + ally.luck, 0);
    const numbers = [luck, luck - given.luck];
    return (
      why === "A hand is free for the next weapon" || isTrapEased({ ...advised, sentence: why, numbers })
    );
  },
};

/** A sentence in two where it has a price behind its reason. */
function partsOf(sentence: string): readonly string[] {
  return sentence.replace(/(?<!\.); (?=(?:a failed roll|it|only|whoever) )/, ".|").split("|");
}

/** A sentence without its numbers, and without the name of an open card. */
function inGeneral(sentence: string): string {
  if (sentence.includes(" can take the place: ")) return "A card can take the place: changes.";
  if (/; you lose (?!.*friend falls)/.test(sentence)) return "You lose numbers.";
  return sentence
    .replace(/(raises|the most) (attack|defence|luck)/, "$1 N")
    .replace(/^(Luck -?\d+ to -?\d+: ).* needs/, "$1a trap needs")
    .replaceAll(/-?\d+/g, "N");
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
      const eventsWith = (word: string, roll: number) => {
        const rolls = state.rolls.map((each, index) => (index === state.rollsUsed ? roll : each));
        return game.play({ ...state, rolls }, game.parseMove(word)).events as readonly Event[];
      };
      for (const word of legal) {
        const [low, high] = [eventsWith(word, 1), eventsWith(word, 6)];
        const path = /^(?:fight|trap):p\d/.exec(word)?.[0];
        const encounters = legal.filter((other) => /^(fight|trap):/.test(other) && other !== word);
        const isSame = (other: string) => path !== undefined && other.startsWith(path);
        const eventsOfAll = (words: readonly string[]) => words.map((other) => eventsWith(other, 1));
        const following = game.play(state, game.parseMove(word)).state;
        const [next] = game.legalMoves(following).map((move) => game.formatMove(move));
        const reason = reasonOf(fourGodsTable as AnyTable, view, { word, rule: undefined, next }, legal);
        for (const sentence of sentencesOf(reason).flatMap(partsOf)) {
          const advised = {
            view,
            sentence,
            low,
            high,
            otherFights: eventsOfAll(encounters.filter(isSame)),
            otherEncounters: eventsOfAll(encounters.filter((other) => !isSame(other))),
            numbers: (sentence.match(/-?\d+/g) ?? []).map(Number),
          };
          const said = inGeneral(sentence);
          expect(TRUTHS[said]?.(advised), `deal ${deal}, ply ${ply}: ${word}: ${sentence}`).toBe(true);
          met.add(said);
        }
      }
      state = game.play(state, game.parseMove(legal[random(legal.length)] ?? "")).state as fourGods.State;
    }
  }
  // No trap of the built-in set is disarmed by any roll, and a party has two friends; of an own set one may be, and three.
  // The others are rare in games at random.
  const rare = [
    "There is room for the next friend; but the friend falls, too: you lose attack N.",
    "Any roll disarms it.",
    "It takes a card out of the way.",
    "it costs a friend.",
    "a failed roll costs N friends.",
  ];
  expect(Object.keys(TRUTHS).filter((said) => !met.has(said) && !rare.includes(said))).toEqual([]);
  tellChecks(met.size, "reasons of hints");
});

test("C-11: a hint says first why a trap is faced, and what a failed roll costs behind it (FG-12, FG-13)", () => {
  const { view } = firstWith("trap:");
  const open = view.paths.findIndex(({ card }) => card?.kind === "trap");
  const trap = view.paths[open]?.card;
  if (trap?.kind !== "trap") throw new Error("no trap");
  const [ally] = view.party;
  const friend = { id: "F1", name: "Ada", kind: "friend", attack: 1, defence: 1, luck: 1 } as const;
  const said = (needed: number, ...others: readonly fourGods.CardView[]) => {
    const cards = [
      { ...trap, damage: 99, needed, luckTable: [{ luckAtLeast: 0, rollNeeded: needed }] },
      ...others,
    ];
    const paths = view.paths.map((path, index) => ({
      ...path,
      card: cards[(index - open + view.paths.length) % view.paths.length] ?? null,
    }));
    const party = ally ? [ally] : [];
    const word = `trap:p${open + 1}`;
    return reasonOf(fourGodsTable as AnyTable, { ...view, paths, party }, { word, rule: undefined }, [word]);
  };
  expect(said(2)).toBe("5 of 6 rolls disarm it; a failed roll leaves you no friend.");
  expect(said(6)).toMatch(/^It lets path \d go on; a failed roll leaves you no friend\.$/);
  expect(said(2, friend)).toBe("While you are alone it hurts only one; a failed roll leaves you no friend.");
});

test("FG-20: of a rescue a hint says that the friend comes back without wounds, and so it is", () => {
  const { view, word } = firstWith("rescue", "rescue");
  const reason = reasonOf(fourGodsTable as AnyTable, view, { word, rule: undefined }, [word]);
  expect(reason).toBe("A friend comes back without wounds.");
});

test("FG-8, FG-10: what is dropped is compared, number by number, with what can take its place", () => {
  const { view, word } = firstWith("drop:", undefined, 2);
  const held = view.party.find(({ id }) => word.endsWith(id))?.weapon;
  const [open] = view.paths.map(({ path }) => path);
  if (!held || open === undefined) throw new Error("nothing is held");
  const wanted = { ...held, id: "W", name: "Yew Bow", attack: held.attack + 3, luck: held.luck - 2 };
  const said = (card: typeof wanted | null) => {
    const paths = view.paths.map((path) => ({ ...path, card: path.path === open ? card : null }));
    return reasonOf(fourGodsTable as AnyTable, { ...view, paths }, { word, rule: undefined }, [word]);
  };
  expect(said(wanted)).toMatch(/^Yew Bow can take the place: attack \+3, luck −2\. It lets path \d go on\.$/);
  // A weapon that is no better may be wanted for what lies behind it.
  expect(said({ ...wanted, attack: held.attack, defence: held.defence - 1 })).toMatch(
    /^It lets path \d go on\. Yew Bow can take the place: defence −1, luck −2\.$/,
  );
  expect(said({ ...wanted, attack: held.attack, luck: held.luck })).toMatch(
    /^It lets path \d go on\. Yew Bow can take the place: the same numbers\.$/,
  );
  expect(said(null)).toMatch(/^A hand is free for the next weapon; you lose attack \d+.*\.$/);
  const weak = view.party.map((ally) => ({
    ...ally,
    wounds: ally.ownDefence + 1,
    defence: ally.ownDefence + 9,
  }));
  const reason = reasonOf(fourGodsTable as AnyTable, { ...view, party: weak }, { word, rule: undefined }, [
    word,
  ]);
  expect(reason).toMatch(
    /^There is room for the next friend; but the friend falls, too: you lose attack \d+\.$/,
  );
});

/** What each of two friends, by attack and wounds, is told who takes the blow of a foe; each bears three blows in all. */
function whyEach(...friends: readonly { readonly attack: number; readonly blows: number }[]) {
  const { view, word } = firstWith("fight:", undefined, 2);
  const [, path] = /^fight:p(\d)/.exec(word) ?? [];
  const foe = view.paths[Number(path) - 1]?.card;
  if (foe?.kind !== "foe") throw new Error("no foe");
  const defence = 3 * foe.attack;
  const party = view.party.map((ally, index) => {
    const { attack = 0, blows = 0 } = friends[index] ?? {};
    return { ...ally, weapon: null, attack, defence, ownDefence: defence, wounds: blows * foe.attack + 1 };
  });
  const legal = party.map(({ id }) => `fight:p${path}:${id}`);
  return legal.map((each) => {
    const advised = { word: each, rule: undefined };
    const [first = ""] = sentencesOf(reasonOf(fourGodsTable as AnyTable, { ...view, party }, advised, legal));
    return first.replaceAll(/\d+/g, "N");
  });
}

test("FG-11: of a friend who takes a blow a hint says why it is that one", () => {
  expect(whyEach({ attack: 5, blows: 2 }, { attack: 8, blows: 0 })).toEqual([
    "It spares the friend with more attack: N against N.",
    "The other friend would fall.",
  ]);
  const [weary, fresh] = whyEach({ attack: 8, blows: 1 }, { attack: 5, blows: 0 });
  expect(weary).toMatch(/^The foe /);
  expect(fresh).toBe("This friend keeps N defence; another would keep N.");
  expect(whyEach({ attack: 8, blows: 2 }, { attack: 5, blows: 0 })[0]).toBe(
    "It spares a friend who would keep N of N defence.",
  );
});
