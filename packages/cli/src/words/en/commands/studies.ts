import { AS_JSON, type CommandText, VARIANT } from "./command-text.js";

const JOBS = { "--jobs <jobs>": "how many deals at a time (default: one for each core)" };

/** Help of the commands on studies. */
export const studyTexts = {
  study: {
    summary: "study a range of deals",
    description:
      "Find out for each deal of a range whether it can be won (--player thoughtful), or how a player does in it: one line " +
      "of JSON a deal. You can stop or kill a study at any moment; the same command continues it.",
    arguments: { "<game>": "the game" },
    options: {
      "--deals <range>": "which deals: A..B, deal numbers or codes",
      "--player <player>": "thoughtful (the solver) or a fair player: random, greedy, sampler …",
      "--nodes <nodes>": "the budget: of a deal for thoughtful, of a move for a player that searches",
      "--memory <MiB>": "the solver's memory for a deal, in each job (default: 1024)",
      ...VARIANT,
      ...JOBS,
      "--shard <shard>": "I/N: only every Nth deal, from the Ith on",
      "--out <file>": "add the records to this file (default: print them)",
      "--moves": "add the solver's moves to the records",
      "--luck": "add to each record of a fair player what the cards brought, for study report",
      "--time": "add to each record the milliseconds that its deal took",
      "--wait": "with --out: wait while another process writes the file",
    },
    examples: {
      "tetrarch study fk --deals 1..1000 --player thoughtful --out fk.jsonl": "how many can be won?",
      "tetrarch study fk --deals 1..1000 --player greedy": "how many does a player win?",
      "tetrarch study fk --deals 1..1000 --player random --shard 1/2 --out 1.jsonl": "one half of a study",
    },
  },
  "study merge": {
    summary: "merge the shards of a study",
    description:
      "Merge files of one study, in the order of the deals. Files may be packed (.gz). With --game, and the " +
      "same other options as for tetrarch study, files of any other study are refused, and so is a study " +
      "with a missing deal.",
    arguments: { "<files...>": "the files of the study" },
    required: { "--out <file>": "the file to make; packed when its name ends in .gz" },
    options: {
      "--game <game>": "the game that the study must be of; then --deals and --player are needed too",
      "--deals <range>": "with --game: the deals that must be there, all of them",
      "--player <player>": "with --game: the player",
      "--nodes <nodes>": "with --game: the budget, when it is not the usual one",
      "--memory <MiB>": "with --game: the solver's memory, when it is not the usual one",
      "--variant <variant>": "with --game: the variant, when it is not the standard game",
      "--moves": "with --game: the solver's moves are in the records",
    },
    examples: {
      "tetrarch study merge 1.jsonl 2.jsonl --out fk.jsonl": "two shards",
      "tetrarch study merge --game fk --deals 1..99 --player random *.jsonl --out fk":
        "… of this study, and complete",
    },
  },
  "study report": {
    summary: "report on studies",
    description:
      "Print a table of studies: the share of deals won, with its 95 % interval. Files may be packed.",
    arguments: { "<files...>": "the files of one or more studies" },
    options: {
      "--out <file>": "write the table there too, as Markdown",
      "--plots <folder>": "with --out: draw pictures there and write a whole page",
      ...AS_JSON,
    },
    examples: { "tetrarch study report *.jsonl": "all studies here" },
  },
  "study condense": {
    summary: "keep only the result of each deal",
    description:
      "Turn files of one study into a condensed study, about a byte a deal: the result of each deal, its " +
      "best score, and how much work it was. The deals must follow each other without a gap. To extend a condensed study, " +
      "name it among the files.",
    arguments: { "<files...>": "the files of the study: lines, packed or not, or condensed" },
    required: { "--out <file>": "the file to make; its name ends in .study" },
    examples: {
      "tetrarch study condense fk.jsonl.gz --out fk.study": "condense a study",
      "tetrarch study condense fk.study more.jsonl --out fk.study": "… and add to it",
    },
  },
  "study check": {
    summary: "study deals of a study again",
    description:
      "Study deals of a study again and compare: prints each deal that differs, exit code 1. Of a manifest it prints " +
      "each file that is not as it was.",
    arguments: { "<file>": "the study, condensed or in lines; or a manifest" },
    options: { "--deals <range>": "which deals: A..B, deal numbers or codes (default: all)", ...JOBS },
    examples: { "tetrarch study check fk.study --deals 5001..5100": "a hundred of its deals" },
  },
  "study manifest": {
    summary: "say what the files of studies are",
    description:
      "Write what a paper says of its data: of each file the SHA-256, the study with its versions and weights, and the " +
      "deals; and the machines that the logs beside them name. tetrarch study check tells later whether the files are " +
      "the same.",
    arguments: { "<files...>": "studies, condensed, packed or in lines" },
    required: { "--out <file>": "the file to write; its name ends in .manifest.json" },
    examples: { "tetrarch study manifest *.study --out paper.manifest.json": "all studies here" },
  },
  "study lines": {
    summary: "unpack studies into lines of JSON",
    description:
      "Print the records of studies, a line of JSON a deal, for other programs. A condensed study has the effort " +
      "class of a deal in place of nodes, states and length.",
    arguments: { "<files...>": "studies, condensed, packed or in lines" },
    examples: { "tetrarch study lines fk.study > fk.jsonl": "for pandas, DuckDB …" },
  },
  "study list": {
    summary: "the hardest deals, the easy ones and the cruel ones",
    description:
      "List deals by their codes: those that took the solver most, those that greedy wins in the fewest moves, and " +
      "those that cannot be won though they allow a high score.",
    arguments: {
      "<files...>": "studies by the solver, condensed or not, and by greedy, in lines, of the same deals",
    },
    options: { "--out <file>": "write the list there too, as Markdown", ...AS_JSON },
    examples: { "tetrarch study list fk.study fk-greedy.jsonl.gz": "deals worth a look" },
  },
} satisfies Readonly<Record<string, CommandText>>;
