import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./build/game-icons.js";
import { rulesPages } from "./build/rules-pages.js";

export default defineConfig({
  // Relative addresses: the app may be served from any folder.
  base: "./",
  plugins: [svelte(), gameIcons(), rulesPages()],
  build: {
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
