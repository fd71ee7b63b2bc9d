/** Legs of block 0, the lobby, and the other blocks in the order of their ids; a leg that names no block stands alone after them. */
export function blocksOf<Leg extends { blockId?: number | null | undefined }>(
  legs: readonly Leg[],
): { lobby: Leg[]; blocks: Leg[][] } {
  const byId = new Map<number, Leg[]>()
  const alone: Leg[][] = []
  for (const leg of legs) {
    const id = leg.blockId ?? null
    if (id === null) alone.push([leg])
    else byId.set(id, [...(byId.get(id) ?? []), leg])
  }
  const lobby = byId.get(0) ?? []
  byId.delete(0)
  const blocks = [...byId].sort(([a], [b]) => a - b).map(([, block]) => block)
  return { lobby, blocks: [...blocks, ...alone] }
}
