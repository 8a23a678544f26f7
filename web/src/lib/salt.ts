/** This person's share in the shuffle: 16 random bytes from the browser, in hexadecimal. */
export const freshSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
