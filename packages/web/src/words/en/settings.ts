/** Stored settings that cannot be read. */
export const someLost = "Some of your settings could not be read: they are reset.";
export const allLost = "Your settings could not be read: they are reset.";
