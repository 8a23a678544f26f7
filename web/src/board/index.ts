/** The board kit: what boards share. See README.md beside this file. */

export { default as Actions } from "./Actions.svelte";
export { tabStop } from "./arrows";
export { default as Band } from "./Band.svelte";
export type { CeremonyKind } from "./ceremony";
export { default as CountTag } from "./CountTag.svelte";
export { default as Die } from "./Die.svelte";
export { explaining, type Explanation, type Source, sourceIn } from "./explain.svelte";
export { default as Later } from "./Later.svelte";
export { pieces } from "./pieces";
export { pressable } from "./press";
export { default as Press } from "./Press.svelte";
export { default as Scene } from "./Scene.svelte";
export { default as Score } from "./Score.svelte";
export { default as Seal } from "./Seal.svelte";
export { default as SeatBadge } from "./SeatBadge.svelte";
export { default as SeatShape } from "./SeatShape.svelte";
export { default as SkyDefs } from "./SkyDefs.svelte";
export type { Sound } from "./sound";
export { default as Stack } from "./Stack.svelte";
export { isPointed, movesOf, named, othersOf } from "./things";
export { default as Token } from "./Token.svelte";
export { default as Tray } from "./Tray.svelte";
export { default as Who } from "./Who.svelte";
export { sentences, signed } from "./words";
