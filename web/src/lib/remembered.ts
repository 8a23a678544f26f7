/** The reader's settings, kept in this browser; without storage they last until the page is closed. */

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
    // Private windows may refuse; the setting then lasts until the page is closed.
  }
};
