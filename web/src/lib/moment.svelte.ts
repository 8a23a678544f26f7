/** The present moment for what ticks on the page. */

/** The time now in milliseconds, told anew every so often for as long as somebody needs it (call it while a component is made). */
export const moment = (every: () => number): { readonly now: number } => {
  let now = $state(Date.now());
  $effect(() => {
    const wait = every();
    now = Date.now();
    if (!wait) return;
    const timer = setInterval(() => (now = Date.now()), wait);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
};
