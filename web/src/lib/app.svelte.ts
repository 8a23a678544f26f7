/** What the whole client shares: the reader's language and wishes, where we are, and the client's own texts. */

import { remember, remembered } from "@/lib/remembered";
import { type Arguments, Texts } from "@/lib/texts";

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";

export const LANGUAGES: Language[] = ["en", "fr"];
export const THEMES: Theme[] = ["auto", "light", "dark"];

const sources = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });

/** The client's own texts of a language: all files of `src/text`. */
export const ownTexts = (language: Language): Texts =>
  new Texts(language, ...Object.entries(sources).flatMap(([path, text]) => (path.endsWith(`.${language}.ftl`) ? text : [])));

const TEXTS: Record<Language, Texts> = { en: ownTexts("en"), fr: ownTexts("fr") };

const browserLanguage = (): Language =>
  navigator.languages.some((one) => one.startsWith("fr")) &&
  !navigator.languages.slice(0, navigator.languages.findIndex((one) => one.startsWith("fr"))).some((one) => one.startsWith("en"))
    ? "fr"
    : "en";

const oneOf = <T extends string>(wish: string, all: T[], otherwise: T): T => all.find((one) => one === wish) ?? otherwise;

class App {
  language = $state<Language>(oneOf(remembered("language", ""), LANGUAGES, browserLanguage()));
  theme = $state<Theme>(oneOf(remembered("theme", ""), THEMES, "auto"));
  /** The reader wants no motion, or the system says so. */
  quiet = $state(remembered("motion", "") === "still");
  private systemStill = $state(false);
  /** Ask before each move is made. */
  confirm = $state(remembered("confirm", "") === "yes");
  /** Plain tables instead of drawn boards. */
  plain = $state(remembered("plain", "") === "yes");
  path = $state(location.pathname);
  /** Without the `#`: `SD-29`. */
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemStill = motion.matches;
    motion.addEventListener("change", () => (this.systemStill = motion.matches));
    addEventListener("popstate", () => this.arrive());
    addEventListener("hashchange", () => this.arrive());
    this.dress();
  }

  get texts(): Texts {
    return TEXTS[this.language];
  }

  /** No animation, please. */
  get still(): boolean {
    return this.quiet || this.systemStill;
  }

  /** A text of the client, in the reader's language. */
  say(id: string, variables: Arguments = {}): string {
    return this.texts.say(id, variables);
  }

  speak(language: Language): void {
    this.language = language;
    remember("language", language);
    this.dress();
  }

  wear(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.dress();
  }

  /** A wish that is yes or no. */
  wish(what: "confirm" | "plain" | "quiet", yes: boolean): void {
    this[what] = yes;
    if (what === "quiet") remember("motion", yes ? "still" : "auto");
    else remember(what, yes ? "yes" : "no");
    this.dress();
  }

  /** Go to an address of the client: `/t/abc`, `/rules/sylve#SY-3`. */
  go(address: string): void {
    const to = new URL(address, location.href);
    if (to.href !== location.href) history.pushState(null, "", to);
    this.arrive();
  }

  /** The name of the page, in the title of its tab. */
  title(name: string): void {
    document.title = name ? `${name} · Tablewood` : "Tablewood";
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
    root.dataset.motion = this.quiet ? "still" : "auto";
  }
}

export const app = new App();
