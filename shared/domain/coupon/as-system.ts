import { blocksOf } from '../settlement/blocks.ts'

interface Blocked {
  typeId: number
  bets: readonly { blockId?: number | null | undefined }[]
}

/** A multibet without a lobby whose blocks are single bets is a system, and is taken as one (betting.md 2.3); any other coupon as it is. */
export function isPlainSystem({ typeId, bets }: Blocked): boolean {
  const { lobby, blocks } = blocksOf(bets)
  return typeId === 4 && lobby.length === 0 && blocks.every((block) => block.length === 1)
}
