/** The client's own texts in French, as one file to load. */

const sources = import.meta.glob<string>("./*.fr.ftl", { query: "?raw", import: "default", eager: true });

export const texts: string[] = Object.values(sources);
