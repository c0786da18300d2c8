import { mount } from "svelte";
import App from "./App.svelte";
import { watchLinks } from "./route.svelte";
import { settings, showTheme } from "./settings.svelte";
import { speak } from "./speech.svelte";
import "./style/tokens.css";
import "./style/base.css";

showTheme();
watchLinks();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });

// Only over https and on this machine itself; everything works without it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
