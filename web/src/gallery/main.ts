// The component gallery, for development: every component of a table in every state. Not in the build.
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import { bestLanguage, setLanguage } from "../i18n/index.svelte";
import "../style/tokens.css";
import "../style/base.css";
import "../style/controls.css";

// gallery.html#dark,fr
const [theme, lang] = location.hash.slice(1).split(",");
if (theme) document.documentElement.dataset.theme = theme;
await setLanguage(bestLanguage([lang ?? "en"]));
const place = document.getElementById("app");
if (place) mount(Gallery, { target: place });
