// The component sheet, for development: every part of the kit in every state. Not in the build.
import { mount } from "svelte";
import States from "./States.svelte";
import { fitting, speak } from "../words/index.svelte";
import "../style/tokens.css";
import "../style/base.css";

// states.html#dark,fr
const [theme, lang] = location.hash.slice(1).split(",");
if (theme) document.documentElement.dataset.theme = theme;
await speak(fitting([lang ?? "en"]));
const place = document.getElementById("app");
if (place) mount(States, { target: place });
