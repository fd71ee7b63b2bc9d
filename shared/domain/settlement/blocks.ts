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

/** Numbers of the blocks that `blocksOf` gives, in its order: their ids, and for legs that name none the numbers after them. */
export function blockNumbers(legs: readonly { blockId?: number | null | undefined }[]): number[] {
  const ids = [...new Set(legs.map((leg) => leg.blockId ?? 0))].filter((id) => id !== 0).sort((a, b) => a - b)
  const alone = legs.filter((leg) => leg.blockId === undefined || leg.blockId === null)
  const last = ids.at(-1) ?? 0
  return [...ids, ...alone.map((_, i) => last + 1 + i)]
}
