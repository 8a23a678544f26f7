/** The addresses of the client. A page is `pages/<page>.svelte`, and gets the parts of its address as props. */

export interface Route {
  page: string;
  given: Record<string, string>;
}

const ROUTES: [address: RegExp, page: string][] = [
  [/^\/$/, "Lobby"],
  [/^\/new\/(?<game>[a-z-]+)$/, "NewTable"],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)$/, "Table"],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)\/replay$/, "Replay"],
  [/^\/rules\/(?<game>[a-z-]+)$/, "Rules"],
  [/^\/rules\/(?<game>[a-z-]+)\/provenance$/, "Provenance"],
  [/^\/rules\/(?<game>[a-z-]+)\/components$/, "Components"],
  [/^\/rules\/(?<game>[a-z-]+)\/components\/(?<table>[0-9a-f]+)$/, "Components"],
  [/^\/learn\/(?<game>[a-z-]+)$/, "Learn"],
  [/^\/learn\/(?<game>[a-z-]+)\/(?<chapter>[a-z0-9-]+)$/, "Lesson"],
  [/^\/puzzles$/, "Puzzles"],
  [/^\/puzzles\/(?<game>[a-z-]+)\/(?<id>[A-Za-z0-9-]+)$/, "Puzzle"],
  [/^\/verify$/, "Verify"],
  [/^\/games$/, "Games"],
  [/^\/devices$/, "Devices"],
  [/^\/join$/, "Join"],
  [/^\/mail\/(?<token>[0-9a-f-]+)\/(?<what>confirm|stop)$/, "Mail"],
];

/** The page of an address; null if there is none. */
export const route = (path: string): Route | null => {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  for (const [address, page] of ROUTES) {
    const found = address.exec(plain);
    if (found) return { page, given: { ...found.groups } };
  }
  return null;
};
