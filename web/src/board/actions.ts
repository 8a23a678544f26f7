/** Legal moves that cannot be made by pressing a thing. */

import type { LegalMove } from "@/generated/protocol";

/** The moves that touch no thing of these domains. */
export const loose = (moves: readonly LegalMove[], domains: readonly string[]): LegalMove[] =>
  moves.filter((move) => !Object.values(move.arguments).some((one) => Array.isArray(one) && domains.includes(one[0])));
