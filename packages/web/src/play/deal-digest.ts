/**
 * The SHA-256 of a deal's identity in base64url, as the terminal keeps known deals; undefined where the browser makes none, on
 * pages that come neither from `https` nor from this machine.
 */
export async function digestOf(identity: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(identity));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
