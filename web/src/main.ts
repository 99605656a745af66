import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { applyTheme, wantedLanguage } from "./state/settings.svelte";
import { language, setLanguage } from "./i18n/index.svelte";

await setLanguage(wantedLanguage());
applyTheme(document.documentElement, language());
const place = document.getElementById("app");
if (place) mount(App, { target: place });

if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
