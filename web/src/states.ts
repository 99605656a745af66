// The component sheet, for development: every part of the kit in every state. Not in the build.
import { mount } from "svelte";
import States from "./pages/States.svelte";
import "./style/tokens.css";
import "./style/base.css";

const theme = location.hash.slice(1);
if (theme) document.documentElement.dataset.theme = theme;
const place = document.getElementById("app");
if (place) mount(States, { target: place });
