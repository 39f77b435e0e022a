// A file of its own: a page that deals needs none of the other facts.

/** Numbers of standard deals that are proved winnable, and easy. */
export const easyDeals: readonly number[] = [9, 13, 17, 20, 26, 36, 37, 46, 47, 51, 58, 65];
