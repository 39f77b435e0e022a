import "@fontsource/cinzel/latin-700.css";
import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-400-italic.css";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
