import type { Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { countsOn, countsSeen, eventsSeen } from "./oracle/counts.js";

/** What the page shows between two changes: which beat, in what words, and the counts beside the cards. */
interface Moment {
  /** The number of the beat that is shown; 0 without one. */
  readonly beat: number;
  readonly card?: string;
  readonly text: string;
  /** As {@link countsOn} names them; null for one that is not there. */
  readonly counts: readonly (number | null)[];
}

/** Notes the counts of a game beside its beats, at every change of the page. */
export async function watchCounts(page: Page, gameId: string): Promise<void> {
  await page.addInitScript((counted) => {
    const moments: unknown[] = [];
    const numbers = new WeakMap<Element, number>();
    let [beats, last] = [0, ""];
    const note = () => {
      const shown = document.querySelector<HTMLElement>(".beat");
      if (shown && !numbers.has(shown)) numbers.set(shown, ++beats);
      const counts = counted.map(({ selector, isText }) => {
        const found = document.querySelectorAll(selector);
        if (!isText) return found.length;
        const number = found[0]?.textContent?.match(/\d+/)?.[0];
        return number === undefined ? null : Number(number);
      });
      const text = `${shown?.textContent} ${document.querySelector(".caption")?.textContent}`;
      const moment = { beat: (shown && numbers.get(shown)) ?? 0, card: shown?.dataset.card, text, counts };
      const found = JSON.stringify(moment);
      if (found !== last) moments.push(moment);
      last = found;
    };
    Object.assign(globalThis, { moments, noteMoment: note });
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document, { ...changes, attributeFilter: ["class"] });
  }, countsOn(gameId));
}

/** What was shown since this was asked last, and what is now. */
export function momentsSeen(page: Page): Promise<readonly Moment[]> {
  return page.evaluate(() => {
    const { moments, noteMoment } = globalThis as unknown as { moments: Moment[]; noteMoment: () => void };
    noteMoment();
    return moments.splice(0);
  });
}

/**
 * The counts that could show an effect of the last move too early, or too late when all was seen: how many there were, and
 * which did. The names of the counts that were found on the page are added to `found`.
 */
export function lookAtCounts(
  session: Session,
  moments: readonly Moment[],
  isOver: boolean,
  found: Set<string>,
) {
  let checks = 0;
  const steps = countsSeen(session);
  const lastBeat = moments.findLastIndex(({ beat }) => beat > 0);
  const old = moments[0]?.beat ?? 0;
  let [seen, beat] = [0, old];
  const faults = moments.flatMap((moment, at) => {
    // A beat of the move before may stand until this one is made.
    if (moment.beat > 0 && moment.beat === old) return [];
    if (moment.beat > beat) {
      seen = eventsSeen(session, seen, moment.text, moment.card);
      beat = moment.beat;
    }
    const isPast = at > lastBeat;
    const from = isPast && isOver && at === moments.length - 1 ? steps.length - 1 : 0;
    const allowed = steps.slice(from, isPast ? steps.length : moment.beat > 0 ? seen + 1 : 1);
    return countsOn(session.game.id).flatMap(({ name }, index) => {
      const count = moment.counts[index];
      if (count != null) found.add(name);
      if (count == null || steps.some((step) => Number.isNaN(step[index]))) return [];
      if (steps.some((step) => !allowed.some((each) => each[index] === step[index]))) checks++;
      if (allowed.some((step) => step[index] === count)) return [];
      return `${session.now.word}: ${name} ${count}, not ${allowed.map((step) => step[index])}, at ${moment.text}`;
    });
  });
  return { faults, checks };
}
