import { HINT_COST } from "@tetrarch/play";
import { inquiryWords as words } from "../../words/en/inquiries.js";
import type { GameKeeper } from "../game-keeper.js";
import { answerAtOnce } from "../inquiries/answer-at-once.js";
import type { Finding } from "../inquiries/finding.js";
import { type Inquiry, searchFor } from "../inquiries/inquiry.js";
import type { RunningSearch } from "../inquiries/running-search.js";
import { shareParagraphs } from "../inquiries/share.js";
import { wayOf } from "../inquiries/winning-way.js";
import { asksBeforeHint, type Model, textPage } from "../model.js";
import { CLOSED } from "./screen-state.js";

/** Hints, and what is asked after the end of a game, on the screen. */
export class ScreenInquiries {
  readonly #keeper: GameKeeper;
  readonly #running: RunningSearch;
  readonly #show: (model: Model) => void;

  /** @param show takes the model when a search has ended */
  constructor(keeper: GameKeeper, search: RunningSearch, show: (model: Model) => void) {
    this.#keeper = keeper;
    this.#running = search;
    this.#show = show;
  }

  /** Asks for a hint, once with a question before; returns what is shown meanwhile. */
  hint(model: Model): Model {
    const known = answerAtOnce("hint", model, this.#keeper);
    if (known !== undefined) return { ...closed(model), notice: known };
    if (asksBeforeHint(model)) {
      const notice = words.hintQuestion(HINT_COST);
      return { ...closed(model), overlay: { kind: "hint" }, notice, isHintQuestionShown: true };
    }
    return this.#search("hint", closed(model), ({ paragraphs, ahead = [] }) => {
      const text = paragraphs.join(" ");
      const shown = this.#keeper.act(closed(model), { type: "hinted", text, ahead });
      return ahead.length > 1
        ? { ...shown, notice: `${shown.notice ?? text} ${words.planKey(ahead.length)}` }
        : shown;
    });
  }

  /** Asks about a game that is over; its deal is a known one before anything is told (C-10). */
  ask(inquiry: "winnable" | "field" | "analyse", model: Model): Model {
    const known = answerAtOnce(inquiry, model, this.#keeper);
    if (known !== undefined) return { ...model, notice: known };
    return this.#search(inquiry, model, ({ paragraphs, way }) => {
      this.#keeper.learn(model.seat.session, inquiry === "analyse" ? "shown" : "told");
      const page = { ...textPage(words.titles[inquiry], [...paragraphs, words.known]), isOfEnding: true };
      return { ...model, notice: undefined, overlay: page, way: way ?? model.way };
    });
  }

  share(model: Model): Model {
    const page = textPage(words.titles.share, shareParagraphs(model.seat.session));
    return { ...model, notice: undefined, overlay: { ...page, isOfEnding: true } };
  }

  /** Lays the way that was found, to be stepped through. */
  way(model: Model): Model {
    const { way } = model;
    if (!way) return model;
    const laid = this.#keeper.lay(wayOf(model.seat.session, way), this.#keeper.cardSet);
    return { ...laid, notice: words.wayIsOpen(way.length, false) };
  }

  #search(inquiry: Inquiry, model: Model, found: (finding: Finding) => Model): Model {
    this.#running.start(
      () => searchFor(inquiry, model),
      (progress) => progress,
      (finding) => this.#show(found(finding)),
    );
    return model;
  }
}

function closed(model: Model): Model {
  return { ...model, ...CLOSED, overlay: undefined };
}
