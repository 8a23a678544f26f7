/** The client's own texts in English, as one file to load. */

const sources = import.meta.glob<string>("./*.en.ftl", { query: "?raw", import: "default", eager: true });

export const texts: string[] = Object.values(sources);
