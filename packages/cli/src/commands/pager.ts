import { spawnSync } from "node:child_process";

/**
 * Shows a text in the player's own pager.
 * @returns whether it was shown
 */
export function page(pager: string, text: string): boolean {
  // What `less` needs to show bold type and to leave at once when the text fits; others ignore it.
  const env = { LESS: "FRX", ...process.env };
  const { status } = spawnSync(pager, {
    input: text,
    stdio: ["pipe", "inherit", "inherit"],
    shell: true,
    env,
  });
  return status === 0;
}
