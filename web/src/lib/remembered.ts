/** What this browser remembers of its reader's wishes; a browser that may not remember asks anew each time. */

export const remembered = (key: string, otherwise: string): string => {
  try {
    return localStorage.getItem(`tablewood.${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(`tablewood.${key}`, value);
  } catch {
    // Private windows may refuse; the wish then holds until the page is closed.
  }
};
