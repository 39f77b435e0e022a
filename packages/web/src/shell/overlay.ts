/** Whether a sheet lies over the page: then keys are not for the table. */
export function isOverlaid(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
