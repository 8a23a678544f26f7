/** What is fetched once. */

/** Fetched once for each key and cached, unless it failed. */
export const once = <T>(ask: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const asked = ask(key);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
};
