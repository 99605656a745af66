import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { dress, wantedLanguage } from "./state/settings.svelte";
import { language, speak } from "./words/index.svelte";

await speak(wantedLanguage());
dress(document.documentElement, language());
const place = document.getElementById("app");
if (place) mount(App, { target: place });

if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
