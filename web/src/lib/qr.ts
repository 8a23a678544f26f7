/** QR codes as drawings. The library is loaded when the first one is needed. */

/** The free margin that cameras need around a code, in modules. */
export const MARGIN = 4;

/** The dark modules of a text's code as one path, and the side of the whole drawing, margin included. */
export const qrPath = async (text: string): Promise<{ path: string; side: number }> => {
  const { encode } = await import("uqr");
  const code = encode(text, { ecc: "M", border: 0 });
  return { path: pathOf(code.data), side: code.size + 2 * MARGIN };
};

/** Rows of dark modules as one path: a run of neighbours is one rectangle. */
export const pathOf = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const run = (end < 0 ? row.length : end) - x;
        return `M${x + MARGIN} ${y + MARGIN}h${run}v1h-${run}z`;
      }),
    )
    .join("");
