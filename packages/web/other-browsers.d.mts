/** Where Firefox is on this machine. */
export function findFirefox(): string | undefined;

/** Where WebKitGTK's driver is, with a screen to draw on, which WebKit needs. */
export function findWebKit(): { readonly driver: string; readonly screen: string } | undefined;
