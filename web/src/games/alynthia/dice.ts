/** The faces of dice. */

export type DieFace = Record<string, number>;

/** Does it show a number alone? */
export const isPlain = (face: DieFace): boolean => "points" in face;

/** Each different face, and how many of the die's faces show it. */
export function facesOf(faces: readonly DieFace[]): { face: DieFace; count: number }[] {
  const found = new Map<string, { face: DieFace; count: number }>();
  for (const face of faces) {
    const key = JSON.stringify(face);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { face, count: 1 });
  }
  return [...found.values()];
}
