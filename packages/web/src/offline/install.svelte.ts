import { askToKeep } from "./storage-persistence.js";

/** Chromium's event that it can install the app; other browsers have none. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Whether the app is installed, and how it can be. */
class Install {
  /** Here the browser asks when it is told to (`prompt`), or the player takes two steps in its menu (`steps`). */
  way = $state<"none" | "prompt" | "steps">("none");
  /** Whether this is the installed app's own window. */
  readonly isInstalled = isOwnWindow();
  #prompt: InstallPromptEvent | undefined;

  /** Called once, as soon as the page runs: the browser offers it only once. */
  begin(): void {
    if (this.isInstalled) return;
    if (isAppleMobile()) this.way = "steps";
    addEventListener("beforeinstallprompt", (event) => {
      // Our button asks, and not the browser's own bar.
      event.preventDefault();
      this.#prompt = event as InstallPromptEvent;
      this.way = "prompt";
    });
    addEventListener("appinstalled", () => {
      this.way = "none";
      // Browsers promise an installed app what they may have refused to a page.
      void askToKeep("again");
    });
  }

  /** Has the browser ask the player. It can ask once; when it can again, it says so by another event. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = undefined;
    this.way = "none";
    // A browser that does not ask now offers it again with the next page.
    await prompt?.prompt().catch(() => undefined);
  }
}

function isOwnWindow(): boolean {
  const isStandalone = ["standalone", "minimal-ui", "fullscreen"].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  );
  return isStandalone || ("standalone" in navigator && navigator.standalone === true);
}

/** iPhone and iPad. The latter calls itself a Mac, but no Mac has a screen for fingers. */
function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export const install = new Install();
