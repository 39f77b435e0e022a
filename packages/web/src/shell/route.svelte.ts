import { type Route, readAddress } from "./address.js";

class Router {
  #route = $state.raw(readAddress(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.#route = readAddress(location.hash);
    });
  }

  get route(): Route {
    return this.#route;
  }

  /** The same place, without the deal that was asked for: asked for again, it is news again. */
  forgetDeal(): void {
    const { place } = this.#route;
    history.replaceState(history.state, "", `#/${place}`);
    this.#route = { place, deal: "", trouble: "" };
  }
}

export const router = new Router();
