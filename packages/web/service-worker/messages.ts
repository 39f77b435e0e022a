/** What a page asks of the service worker. */
export type PageRequest =
  /** To serve this and all other pages from now on, in place of the one before. */
  | "take over"
  /** To delete what no open page needs any more. */
  | "tidy up";

/**
 * Every open page holds a lock of this name, with the address of its script behind it: so it is known of which versions
 * pages are still open.
 */
export const PAGE_LOCK = "tetrarch page ";

/** Held by pages whose player acts, and a moment longer: no file is fetched in the background meanwhile. */
export const ACT_LOCK = "tetrarch act";
