/** What the stage lends to everything on a board: motion, explaining, and the words of the client. */

import { getContext, hasContext, setContext } from "svelte";

import type { Explainer } from "./explain.svelte";
import type { Motion } from "./motion";
import type { Turns } from "./turns";

export interface Stage {
  motion: Motion;
  explainer: Explainer;
  /** For what can wait to be drawn. */
  turns: Turns;
  /** Is the board a picture in a page, with nothing fixed to the window? */
  miniature: () => boolean;
  /** Is somebody told what to look at? Then a phone shows that, and folds the rest away. */
  guided: () => boolean;
}

const KEY = "stage";

export const setStage = (stage: Stage): Stage => setContext(KEY, stage);

/** The stage around a board; none in a test that mounts a piece alone. */
export const getStage = (): Stage | null => (hasContext(KEY) ? getContext<Stage>(KEY) : null);
