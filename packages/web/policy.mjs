// What the built app may load and run: nothing but its own files.

/** What a page can say of itself, and so holds wherever the app is served. */
const OF_THE_PAGE = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes elements but what Svelte was given to compile, and what src/trusted.ts was given when it was built.
  "require-trusted-types-for 'script'",
  "trusted-types svelte-trusted-html tetrarch",
];

/** The content security policy that the built page carries in itself. */
export const pagePolicy = OF_THE_PAGE.join("; ");

/**
 * The headers of every answer. Who may put the app into a frame only a header can say.
 * @type {Readonly<Record<string, string>>}
 */
export const headers = {
  "Content-Security-Policy": [...OF_THE_PAGE, "frame-ancestors 'none'"].join("; "),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
};
