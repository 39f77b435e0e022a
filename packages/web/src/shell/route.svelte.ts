/** Where in the app the player is: `#/` is home, `#/four-kingdoms` a place, `#/four-kingdoms/FK-1-5` a deal in it. */
export interface Route {
  readonly place: string;
  readonly deal: string;
}

function read(): Route {
  const [, place = "", deal = ""] = decoded(location.hash).split("/");
  return { place, deal };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // An address cut in the middle of a letter means nothing.
    return "";
  }
}

class Router {
  #route = $state.raw(read());

  constructor() {
    addEventListener("hashchange", () => {
      this.#route = read();
    });
  }

  get route(): Route {
    return this.#route;
  }

  /** The same place, without the deal that was asked for: asked for again, it is news again. */
  forgetDeal(): void {
    const { place } = this.#route;
    history.replaceState(history.state, "", `#/${place}`);
    this.#route = { place, deal: "" };
  }
}

export const router = new Router();
