/** Settles when the browser has nothing to do. @param timeout the longest wait, in milliseconds */
export function idle(timeout = 500): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, timeout);
  });
}
