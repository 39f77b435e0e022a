// A file of its own: a page that deals needs none of the other facts.

/** Numbers of standard deals that are proved winnable, and easy. */
export const easyDeals: readonly number[] = [7, 10, 12, 19, 37, 40, 44, 46, 52, 58, 61, 63];
