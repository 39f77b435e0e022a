// The small table of README, made from the one of docs/winnability.md.

const BEGIN = "<!-- from docs/winnability.md, by npm run research -->";
const END = "<!-- end -->";
const SOLVER = "thoughtful";
/** Every game has them. */
const PLAIN = ["sampler", "greedy", "random"];

/** A line a game: what can be won, what the best of the players studied wins, and what those players win that every game has. */
export function winRateTable(page) {
  const games = new Map();
  for (const study of studiesIn(page)) games.set(study.game, [...(games.get(study.game) ?? []), study]);
  const rows = [...games].map(([game, studies]) => [game, ...cellsOf(studies)]);
  const head = [
    "",
    "can be won, all cards known",
    "the best of the players studied wins",
    "of what can be won",
  ];
  return [
    [...head, ...PLAIN.map((name) => `\`${name}\` wins`)],
    ["---", ...head.map(() => "--:"), "--:", "--:"],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** A document with this table where its tables of win rates was. */
export function withTable(document, table) {
  const [before, rest] = halves(document, BEGIN);
  const [, after] = halves(rest, END);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}

function halves(text, mark) {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`${mark} is missing`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** The studies of standard games that the tables of the page tell of; shares in percent, corrected where that was done. */
function studiesIn(page) {
  const [counted, corrected = ""] = page.split("### On the same deals");
  const rates = new Map(
    rowsIn(corrected).map(([, game, player, ...cells]) => [
      `${game} ${player}`,
      // The last two columns, and what is behind the last stroke; before them is luck off where a study has it.
      { won: cells.at(-3), interval: cells.at(-2) },
    ]),
  );
  return rowsIn(counted).map(([, game, player, , won, interval]) => {
    const rate = rates.get(`${game} ${player}`) ?? { won, interval };
    return { game, player, won: sharesIn(rate.won), interval: sharesIn(rate.interval) };
  });
}

function rowsIn(text) {
  const lines = text.split("\n").filter((line) => line.startsWith("| ") && line.includes(" % – "));
  return lines
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, game]) => !game.includes("("));
}

/** One share, or the two it lies between. */
function sharesIn(cell) {
  return [...cell.matchAll(/([\d.]+) %/g)].map(([, share]) => Number(share));
}

function cellsOf(studies) {
  const winnable = studies.find(({ player }) => player === SOLVER)?.won ?? [];
  const fair = studies.filter(({ player }) => player !== SOLVER).sort((a, b) => b.won[0] - a.won[0]);
  const [best] = fair;
  if (!best) return [inWords(winnable), "–", "–", ...PLAIN.map(() => "–")];
  const [share] = best.won;
  const ofWinnable = winnable.map((each) => (100 * share) / each).sort((a, b) => a - b);
  return [
    inWords(winnable),
    `${inWords([share])} (${best.interval.map((each) => each.toFixed(1)).join("–")}) \`${best.player}\``,
    inWords(ofWinnable),
    ...PLAIN.map((name) => inWords(fair.find(({ player }) => player === name)?.won ?? [])),
  ];
}

function inWords(shares) {
  const texts = [...new Set(shares.map(shareText))];
  return texts.length === 0 ? "–" : `${texts.join(" to ")} %`;
}

/** One digit, or as many as it takes not to say 100 where deals are lost. */
function shareText(share) {
  let digits = 1;
  while (share < 100 && Number(share.toFixed(digits)) === 100) digits++;
  return share.toFixed(digits);
}
