import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { install } from "./lib/install.svelte";

const target = document.getElementById("app");
install.begin();
if (target) mount(App, { target });
