// `npm start`: installs what is missing, builds the web app, serves it on this machine and opens it when it can.
import { spawn } from "node:child_process";
import { buildWeb, install } from "./steps.mjs";

const PORT = 4440;
const MORE_PORTS = 20;

install();
console.log("Building …");
buildWeb();
const { serve } = await import("../packages/web/serve.mjs");

const { address } = await serveOn(PORT);
console.log(`\nTetrarch is at ${address}\nStop with Ctrl+C. The games in the terminal: npm run terminal`);
if (!address.includes(`:${PORT}/`)) {
  console.log(
    `Port ${PORT} is taken. A browser keeps saved games by port: those played there are not seen here.`,
  );
}
open(address);

/** On the usual port, so that saved games are found again, or on one of the next while that is taken. */
async function serveOn(port) {
  try {
    return await serve(port);
  } catch (error) {
    if (error.code === "EADDRINUSE" && port < PORT + MORE_PORTS) return serveOn(port + 1);
    console.error(`The app cannot be served: ${error.message}`);
    process.exit(1);
  }
}

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
