// `npm start`: installs what is missing, builds the web app, serves it on this machine and opens it when it can.
import { spawn } from "node:child_process";
import { buildWeb, install } from "./steps.mjs";

/** Saved games are found again on the usual port; while it is taken, one of the next must do. */
const PORT = 4440;
const MORE_PORTS = 20;

install();
console.log("Building …");
buildWeb();
// Only now is all installed that the server needs.
const { serveFrom } = await import("../packages/web/serve.mjs");

const { address } = await serveFrom(PORT, MORE_PORTS).catch((error) => {
  console.error(`The app cannot be served: ${error.message}.`);
  process.exit(1);
});
console.log(`\nTetrarch is at ${address}\nStop with Ctrl+C. The games in the terminal: npm run terminal`);
if (!address.includes(`:${PORT}/`)) {
  console.log(
    `Port ${PORT} is taken. A browser keeps saved games by port: those played there are not seen here.`,
  );
}
open(address);

/** Opens the player's browser; where there is none, the address on the screen is enough. */
function open(url) {
  if (process.env.CI || process.env.TETRARCH_NO_OPEN) return;
  const [program, ...args] = {
    darwin: ["open", url],
    win32: ["cmd", "/c", "start", "", url],
  }[process.platform] ?? ["xdg-open", url];
  if (program === "xdg-open" && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
