/** For those who draw boards: a page with one board in one position, `/gallery.html?game=sylvan-dale&at=middle&lang=fr`;
 * with `&point=tree:A1,card:nest-ax` these things are pointed at, and with `&mini=400` it is a board in miniature.
 * Not part of the built client. Positions are table messages in `web/samples/<game>-<seats>-<at>.json`. */

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

import "./app.css";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
