import {
  cardSetOf,
  formatDeal,
  legalWords,
  numberedDeal,
  playWord,
  readOwnSet,
  resign,
} from "@tetrarch/engine";
import { expect, it } from "vitest";
import { startOf, value } from "../../test/sessions.js";
import { answerDealRequest } from "./requested-deal.js";

const START = startOf("four-kingdoms", 11982);
const MOVED = value(playWord(START, legalWords(START)[0] ?? ""));

it("the deal that lies on the table already is not dealt again, however it is written (C-10)", () => {
  const list = formatDeal(numberedDeal(START.game.pack, 11982));
  for (const text of [START.deal, "fk-11982-6 ", list])
    for (const session of [START, MOVED]) expect(answerDealRequest(session, text)).toEqual({ type: "same" });
});

it("another one is, but a game in play is not given up for it without a question", () => {
  const other = startOf("four-kingdoms", 9);
  const request = (onTable: typeof START) => answerDealRequest(onTable, other.deal);
  expect(request(START)).toMatchObject({ type: "deal", session: { deal: other.deal }, mustAsk: false });
  expect(request(MOVED)).toMatchObject({ type: "deal", mustAsk: true });
  expect(request(value(resign(MOVED)))).toMatchObject({ type: "deal", mustAsk: false });
});

it("nor is it when its game is over: then it is dealt again", () => {
  const over = value(resign(MOVED));
  expect(answerDealRequest(over, START.deal)).toMatchObject({
    type: "deal",
    session: { deal: START.deal, now: { number: 0 } },
    mustAsk: false,
  });
});

it("a variant that is asked for is dealt, be it of the same deal", () => {
  const onTable = startOf("four-gods", 8);
  const answer = answerDealRequest(onTable, onTable.deal, "rescue");
  expect(answer).toMatchObject({ type: "deal", session: { variant: ["rescue"] } });
  expect(answerDealRequest(onTable, onTable.deal, "standard")).toEqual({ type: "same" });
  expect(answerDealRequest(onTable, onTable.deal, "none")).toMatchObject({ type: "refused" });
});

it("otherwise it is dealt in the variant that lies on the table", () => {
  const onTable = startOf("four-gods", 8, "rescue");
  const { deal } = startOf("four-gods", 9);
  expect(answerDealRequest(onTable, deal)).toMatchObject({ session: { variant: ["rescue"] } });
});

it("FG-0: with other cards the same deal is another game", () => {
  const onTable = startOf("four-gods", 8);
  const { game } = value(readOwnSet({ ...cardSetOf(onTable.game, []), name: "Sea" }));
  const answer = answerDealRequest(onTable, onTable.deal, undefined, false, game);
  expect(answer).toMatchObject({ type: "deal", session: { game: { cardSet: { name: "Sea" } } } });
  if (answer.type !== "deal") throw new Error(answer.type);
  expect(answerDealRequest(answer.session, onTable.deal, undefined, false, game)).toEqual({ type: "same" });
  expect(answerDealRequest(answer.session, onTable.deal, undefined, false, onTable.game)).toMatchObject({
    type: "deal",
    session: { game: onTable.game },
  });
});

it("what is no deal of the game is refused with the reason", () => {
  expect(answerDealRequest(START, "KK-1-1")).toMatchObject({
    type: "refused",
    problem: { code: "bad-deal" },
  });
});
