import { type CoachRecord, coachAnswers } from "@tetrarch/play";
import * as words from "../words/en/coach.js";
import { LocalCollection } from "./local-collection.svelte.js";

/** What the player answered the coach, with a second copy. When a decision is due again follows from it. */
export const answerStore = new LocalCollection<CoachRecord>({
  key: "tetrarch coach",
  kind: coachAnswers,
  copy: ["coach", "answers"],
  unreadable: (isAll) => (isAll ? words.answersUnreadable : words.someAnswersUnreadable),
  unsaved: words.answersUnsaved,
});
