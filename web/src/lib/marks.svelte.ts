/** Marks on things, by name (`space:C3`): code that reads one of them does not run again when others change. */

/** What a board may ask. */
export interface Marked {
  has(name: string): boolean;
}

export class Marks implements Marked {
  private readonly marked = $state<Record<string, boolean>>({});
  private known: ReadonlySet<string> = new Set();

  has(name: string): boolean {
    return this.marked[name] ?? false;
  }

  /** These are marked now, and no others. */
  become(names: ReadonlySet<string>): void {
    for (const name of this.known) if (!names.has(name)) this.marked[name] = false;
    for (const name of names) if (!this.known.has(name)) this.marked[name] = true;
    this.known = names;
  }
}
