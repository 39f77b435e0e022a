import "@fontsource/cinzel/latin-700.css";
import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-400-italic.css";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/choices.css";
import "./styles/page.css";
import "./styles/beats.css";
import "./styles/finale.css";
import "./styles/bar.css";
import "./styles/sheets.css";
import "./styles/home.css";
import { mount } from "svelte";
import { install } from "./install/install.svelte.js";
import { offline } from "./offline/offline.svelte.js";
import App from "./shell/App.svelte";

const target = document.getElementById("app");
// In a task of its own: together with the evaluation of all modules it keeps a slow phone busy for too long.
if (target) setTimeout(() => mount(App, { target }));
install.begin();
void offline.begin();
