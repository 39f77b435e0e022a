import "@fontsource/cinzel/latin-700.css";
import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-400-italic.css";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "../ui/styles/base.css";
import "../ui/styles/cards.css";
import "../ui/styles/choices.css";
import "../ui/styles/page.css";
import "../ui/styles/beats.css";
import "../ui/styles/bar.css";
import "../ui/styles/sheets.css";
import "../ui/styles/home.css";
import "../ui/styles/home-windows.css";
import { mount } from "svelte";
import { install } from "../offline/install.svelte.js";
import { offline } from "../offline/offline.svelte.js";
import App, { loadStyles } from "./App.svelte";

const target = document.getElementById("app");
// In large letters the first page would be cut until their styles are there. Without them it can still be used.
const styles = loadStyles().catch(() => undefined);
// In a task of its own: together with the evaluation of all modules it keeps a slow phone busy for too long.
if (target) setTimeout(() => styles.then(() => mount(App, { target })));
// Keys, and presses by assistive tools, have neither pressure nor size. Of the Tab from the address bar only the end is seen.
for (const type of ["pointerdown", "keydown", "keyup"])
  addEventListener(
    type,
    (event) => {
      const { pressure, width } = event as PointerEvent;
      document.documentElement.toggleAttribute("data-pointer", pressure > 0 || width > 1);
    },
    true,
  );
install.begin();
void offline.begin();
