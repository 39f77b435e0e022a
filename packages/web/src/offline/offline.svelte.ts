import { PAGE_LOCK, type PageRequest } from "../../service-worker/messages.js";
import { idle } from "../ui/idle.js";
import { trusted } from "../ui/trusted.js";
import * as words from "../words/en/app.js";
import { holdWhileActing } from "./act-lock.js";

/** The service worker has this long, in milliseconds, to take over; not all browsers tell when it has. */
const PATIENCE = 3000;

/** Idle or not, the app is fetched so long after it is loaded, in milliseconds. */
const AT_THE_LATEST = 10_000;

/**
 * How the app comes to work without a network, and to a new version of itself. Where the browser has no service workers,
 * or allows none here, nothing is promised and nothing happens.
 */
class Offline {
  /** Whether all of the app is on this device. */
  progress = $state<"none" | "fetching" | "ready">("none");
  /** Whether a newer version is there as well, and waits to be asked for. */
  hasNewVersion = $state(false);
  /** What the player has not been told yet; empty when there is nothing. */
  news = $state("");
  #registration: ServiceWorkerRegistration | undefined;

  /** Called once; what is to be fetched waits until the page has all it needs itself. */
  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    holdPageLock();
    await idleAfterLoading();
    let fetched = this.#fetch();
    // Fetching that a failing network has cut short begins again when it is back. For a new version the browser sees to that.
    addEventListener("online", () => {
      fetched = fetched.then(() => this.#fetch());
    });
    await fetched;
  }

  /** Has the app fetched, unless it is here or on its way. */
  async #fetch(): Promise<void> {
    if (this.progress !== "none") return;
    try {
      const script = trusted.createScriptURL("./sw.js");
      const registration = await navigator.serviceWorker.register(script, { updateViaCache: "none" });
      if (registration !== this.#registration) this.#watch(registration);
    } catch {
      // No network; or a private window, or a page that comes neither by https nor from this machine.
    }
  }

  /** The news has been told. */
  heard(): void {
    this.news = "";
  }

  /** Loads this page again, in the new version. */
  async takeNewVersion(): Promise<void> {
    const waiting = this.#registration?.waiting;
    if (waiting) {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      ask(waiting, "take over");
      await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    }
    location.reload();
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const { active, waiting, installing } = registration;
    if (active) {
      this.progress = "ready";
      ask(active, "tidy up");
      if (waiting) this.#offer();
    } else if (waiting) this.#follow(waiting);
    if (installing) this.#follow(installing);
    registration.addEventListener("updatefound", () => {
      if (registration.installing) this.#follow(registration.installing);
    });
  }

  #follow(worker: ServiceWorker): void {
    if (this.progress === "none") this.progress = "fetching";
    const rest = holdWhileActing();
    worker.addEventListener("statechange", () => {
      rest();
      const isFirst = this.progress === "fetching";
      if (worker.state === "installed" && !isFirst) this.#offer();
      if (worker.state === "activated" && isFirst) {
        this.progress = "ready";
        this.news = words.readyOffline;
      }
      if (worker.state === "redundant" && isFirst) this.progress = "none";
    });
  }

  #offer(): void {
    this.hasNewVersion = true;
    this.news = words.newVersionReady;
  }
}

function ask(worker: ServiceWorker, request: PageRequest): void {
  worker.postMessage(request);
}

/** Held as long as the page is open. */
function holdPageLock(): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  const forEver = () => new Promise<void>(() => undefined);
  // A page that is left while it asks gets no answer, and needs none.
  navigator.locks?.request(`${PAGE_LOCK}${script}`, { mode: "shared" }, forEver).catch(() => undefined);
}

async function idleAfterLoading(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await idle(AT_THE_LATEST);
}

export const offline = new Offline();
