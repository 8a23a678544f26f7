/** For those who draw boards: a page with one board in one position, `/gallery.html?game=sylvan-dale&at=middle&lang=fr`.
 * Not part of the built client. Positions are table messages in `web/samples/<game>-<seats>-<at>.json`. */

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
