import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The rules whose outcome depends on colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong on a screen: a line for each rule. Of a screen with an open sheet it looks at the sheet alone:
 * the page beneath it can be neither reached nor heard, and is looked at where no sheet lies upon it.
 */
export const axeFaults = (page: Page): Promise<readonly string[]> => faultsOf(page, (axe) => axe);

/** The same by the rules about colours alone: for a screen that has been looked at in other colours. */
export const colourFaults = (page: Page): Promise<readonly string[]> =>
  faultsOf(page, (axe) => axe.withRules(OF_COLOURS));

/** The same by all other rules: for a screen whose colours are looked at as they are painted. */
export const faultsBesideColours = (page: Page): Promise<readonly string[]> =>
  faultsOf(page, (axe) => axe.disableRules(OF_COLOURS));

async function faultsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> {
  // A page that has axe already need not read it once more.
  const { isThere, isCovered } = await page.evaluate(() => ({
    isThere: "axe" in window,
    isCovered: document.querySelector("dialog:modal") !== null,
  }));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
    .exclude(".face")
    // No rule that needs them is of use here: styles for one way of holding a phone, and sounds that begin by themselves.
    .options({ resultTypes: ["violations"], preload: false });
  if (isCovered) axe.include("dialog:modal");
  // The app has no frames: otherwise axe would open a page of its own for each look, to put theirs together.
  const { violations } = await choose(axe).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}
