import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { gameIcons } from "./build/game-icons.js";
import { licences } from "./build/licences.js";
import { policyInPage } from "./build/page-policy.js";
import { rulesPages } from "./build/rules-pages.js";
import { serviceWorker } from "./build/service-worker.js";
import { statements } from "./build/statements.js";

const notices = licences();

const treeshake = {
  moduleSideEffects: [
    // Svelte does not say so of itself, and all of it would come with what every page needs.
    { test: /\/svelte\/src\/internal\/(?:flags|disclose)/, sideEffects: true },
    { test: /\/svelte\/src\//, sideEffects: false },
  ],
};

/** Each page adds the messages that it shows: the engine adds none by itself. */
const messagesByPage: Plugin = {
  name: "messages-by-page",
  transform: (code, id) =>
    /\/engine\/dist\/(?:index|add-all-messages)\.js$/.test(id) ? { code, moduleSideEffects: false } : null,
};

export default defineConfig({
  // Relative addresses: the app may be served from any folder.
  base: "./",
  plugins: [
    messagesByPage,
    svelte(),
    gameIcons(),
    rulesPages(),
    statements(),
    policyInPage(),
    notices.page,
    serviceWorker(),
  ],
  worker: { plugins: () => [messagesByPage, ...notices.worker()], rolldownOptions: { treeshake } },
  build: {
    target: "es2022",
    // The page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      treeshake,
      // What every page needs comes in one file: rolldown would cut it into some twenty, by which room needs which of it too.
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"] },
            // Home shows all of them.
            { name: "scenes", test: /\/games\/[^/]+\/Scene\.svelte$/ },
            // Every table needs all of it.
            {
              name: "GamePage",
              test: /\/(?:GamePage\.svelte|(?:table-adapter|pile-geometry|card-face|fan)\.ts|prospects-by-play\.js)$/,
            },
          ],
        },
      },
    },
  },
});
