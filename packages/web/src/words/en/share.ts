/** What can be shared: its name, and what to know before it is sent. */
export const OFFERS = {
  dealInPlay: {
    name: "This deal, for someone else to play",
    note: "A program could read the hidden cards from the link, as from any deal’s code.",
  },
  view: { name: "What I see now", note: "Nothing that is hidden from you is in it." },
  game: { name: "My game, to be watched", note: "" },
  deal: { name: "Its deal, for someone else to play", note: "" },
  moment: { name: "This moment", note: "" },
  challenge: { name: "This deal, to beat your result", note: "Your moves are not in the link." },
} as const;
/** @param result how a game of the deal ended, a sentence */
export const beatThat = (result: string) => `${result} The same cards for you: can you do better?`;
export const what = "What";
export const carriesCards = "Your own cards go with it, so the link is long.";
export const needsCards =
  "Your own cards are too much for a link. Export them in your workshop and send that file first.";
export const needsFile = "Your own cards are too much for a link: send the file first.";
export const file = (name: string) => `Or send the file ${name}: it opens in the workshop, with Import.`;
export const save = "Save the file";
export const noLink = (reason: string) => `No link can be made: ${reason}.`;

/** The link, and the ways to pass it on. */
export const link = "Link";
export const copy = "Copy";
export const send = "Send …";
export const copied = "The sentence and the link are copied.";
export const copyYourself =
  "This browser does not let the page copy. The link is selected: copy it yourself.";
export const notSent = "The browser could not send it. Copy it instead.";

/** The QR code. */
export const qrCode = "QR code";
export const qrCodeOfLink = "QR code of the link";
export const qrCodeUnreachable = "The code cannot be drawn just now.";
export const tooLongForCode = "The link is too long for a QR code.";
