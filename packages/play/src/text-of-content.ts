// A file of its own: in one with the merging of contests, a page that stores anything would load that too.

/** All of a value as text, the same for the same content however it was made. */
export function textOfContent(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
