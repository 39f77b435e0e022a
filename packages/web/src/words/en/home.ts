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
export const about = "About Tetrarch";
export const aboutPages = {
  licences: "Licences",
  privacy: "Privacy",
  accessibility: "Accessibility",
} as const;
export const todaysDeal = "Today’s deal";

export const waitingGame = "Your game waits";
export const dealOfTheDay = " · the deal of the day";
