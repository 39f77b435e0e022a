/** How many sheets lie over the page. */
let sheets = 0;

/** A sheet lies over the page from now on. Returns what is to be called when it is gone. */
export function laySheet(): () => void {
  sheets++;
  return () => {
    sheets--;
  };
}

/** Whether a sheet lies over the page: then keys are not for the table. */
export function isOverlaid(): boolean {
  return sheets > 0;
}
