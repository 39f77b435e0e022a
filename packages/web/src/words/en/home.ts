/** The home page. */
export const title = "Tetrarch";
export const subtitle = "Uncommon, storied solitaires";
export const learn = "Learn";
export const puzzles = "Puzzles";
export const yourGames = "Your games";
export const duels = "Duels";
export const openLink = "Open a link";
export const settings = "Settings";
export const install = "Install";
export const more = "More";
export const about = "About";

/** What is offered first. */
export const newHere = "New here?";
export const startWith = (game: string, minutes: number) => `Start with the ${game} (${minutes} min)`;
export const learnGame = (game: string) => `Learn ${game} by playing`;
export const goOnLearning = "Go on learning:";
export const levelsOf = (game: string, reached: number, count: number) =>
  `${game} (${reached} of ${count} done)`;
export const goOn = "Go on:";
export const inPlay = (game: string, standing: string) => (standing ? `${game}, ${standing}` : game);
export const playToday = "Play today’s deal:";
export const allPlayed = "All of today’s deals are played.";

/** The deals of the day. */
export const todaysDeals = "Today’s deals";
const STATES = { new: "", "in play": ", in play", known: ", played" } as const;
export const todaysDeal = (title: string, state: keyof typeof STATES) =>
  `Today’s deal: ${title}${STATES[state]}`;

export const waitingGame = "Your game waits";
