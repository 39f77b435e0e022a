/** The chapters of a game's story. */
export const goOn = "Go on";
export const chapterNumber = (number: number) => `Chapter ${number}`;
export const chapter = (number: number, title: string) => `${chapterNumber(number)}: ${title}`;
export const chapterCame = (chapters: readonly string[], hasLetterKeys: boolean) =>
  `${chapters.join(", ")}. ${hasLetterKeys ? "C opens it" : "“What happened” in the menu has it"}; any other key goes on.`;
