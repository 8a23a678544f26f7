/** What the whole client shares: the reader's language and settings, the current page, and the client's own texts. */

import type { NewTable } from "@/generated/http";
import { remember, remembered } from "@/lib/remembered";
import { type Arguments, Texts } from "@/lib/texts";

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
/** How long bots wait between two moves. */
export type Pace = NonNullable<NewTable["pace"]>;
/** How fast pieces travel; `none` shows every change at once. */
export type Speed = "slow" | "normal" | "fast" | "none";

export const LANGUAGES: Language[] = ["en", "fr"];
export const THEMES: Theme[] = ["auto", "light", "dark"];
export const PACES: Pace[] = ["brisk", "normal", "calm"];
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "none"];
/** Sounds are soft until the reader wants them louder, or off (0). */
export const USUAL_VOLUME = 0.25;

/** The client's own texts, all files of `src/text`: readers load their language only. */
const SOURCES: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import("@/text/en"),
  fr: () => import("@/text/fr"),
};

const loadTexts = async (language: Language): Promise<Texts> => new Texts(language, ...(await SOURCES[language]()).texts);

const browserLanguage = (): Language =>
  navigator.languages.some((one) => one.startsWith("fr")) &&
  !navigator.languages.slice(0, navigator.languages.findIndex((one) => one.startsWith("fr"))).some((one) => one.startsWith("en"))
    ? "fr"
    : "en";

const oneOf = <T extends string>(wish: string, all: T[], otherwise: T): T => all.find((one) => one === wish) ?? otherwise;

/** A volume from 0 (off) to 1 (loud); anything else is the usual one. */
export const volumeOf = (kept: string): number => {
  const volume = kept.trim() === "" ? Number.NaN : Number(kept);
  return volume >= 0 && volume <= 1 ? volume : USUAL_VOLUME;
};

const first = oneOf(remembered("language", ""), LANGUAGES, browserLanguage());
// Nothing can be said before the first texts are there, so everything waits for them.
const firstTexts = await loadTexts(first);

class App {
  language = $state<Language>(first);
  texts = $state.raw<Texts>(firstTexts);
  theme = $state<Theme>(oneOf(remembered("theme", ""), THEMES, "auto"));
  private kept = $state<Speed>(oneOf(remembered("speed", remembered("motion", "") === "still" ? "none" : ""), SPEEDS, "normal"));
  private hurry = $state<Pace>(oneOf(remembered("pace", ""), PACES, "normal"));
  private loudness = $state(volumeOf(remembered("volume", "")));
  private systemStill = $state(false);
  /** Ask before each move is made. */
  confirm = $state(remembered("confirm", "") === "yes");
  /** Ask before a move that leaves something undone. */
  warn = $state(remembered("warn", "") !== "no");
  /** Plain tables instead of drawn boards. */
  plain = $state(remembered("plain", "") === "yes");
  path = $state(location.pathname);
  /** Without the `#`: `SD-29`. */
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  private named = "";
  private flagged = "";

  constructor() {
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemStill = motion.matches;
    motion.addEventListener("change", () => (this.systemStill = motion.matches));
    addEventListener("popstate", () => this.arrive());
    addEventListener("hashchange", () => this.arrive());
    this.dress();
  }

  /** How fast pieces travel, as the reader chose. Check `still` first: the system may want no motion at all. */
  get speed(): Speed {
    return this.kept;
  }

  set speed(speed: Speed) {
    this.kept = speed;
    remember("speed", speed);
    this.dress();
  }

  /** How fast bots play at the reader's new tables. */
  get pace(): Pace {
    return this.hurry;
  }

  set pace(pace: Pace) {
    this.hurry = pace;
    remember("pace", pace);
  }

  /** From 0 (no sounds) to 1. */
  get volume(): number {
    return this.loudness;
  }

  set volume(volume: number) {
    this.loudness = Math.min(1, Math.max(0, volume));
    remember("volume", String(this.loudness));
  }

  /** No animation: the reader wants none, or the system says so. */
  get still(): boolean {
    return this.speed === "none" || this.systemStill;
  }

  /** A text of the client, in the reader's language. */
  say(id: string, variables: Arguments = {}): string {
    return this.texts.say(id, variables);
  }

  /** Use this language, once its texts are there. */
  async speak(language: Language): Promise<void> {
    remember("language", language);
    const texts = await loadTexts(language);
    this.language = language;
    this.texts = texts;
    this.dress();
  }

  wear(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.dress();
  }

  /** A setting that is yes or no. */
  wish(what: "confirm" | "plain" | "warn", yes: boolean): void {
    this[what] = yes;
    remember(what, yes ? "yes" : "no");
  }

  /** Go to an address of the client: `/t/abc`, `/rules/sylve#SY-3`. */
  go(address: string): void {
    const to = new URL(address, location.href);
    if (to.href !== location.href) history.pushState(null, "", to);
    this.arrive();
  }

  /** The name of the page, in the title of its tab. */
  title(name: string): void {
    this.named = name;
    this.entitle();
  }

  /** Words that take the place of the page's name as long as they matter: `Your turn! · Sylve`. Empty for none. */
  flag(words: string): void {
    this.flagged = words;
    this.entitle();
  }

  private entitle(): void {
    const title = this.flagged || (this.named ? `${this.named} · Tablewood` : "Tablewood");
    if (document.title !== title) document.title = title;
  }

  private arrive(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  private dress(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.speed === "none" ? "still" : "auto";
  }
}

export const app = new App();
