import type { CouponLeg } from '../../props.ts'

/**
 * Blocks of the legs by outcome, numbered from 1 without gaps in the order of their ids; 0 is the lobby, which only a multibet has. A leg
 * that stands in none gets one of its own after the others.
 */
export function numberBlocks(legs: readonly CouponLeg[], hasLobby: boolean): Map<number, number> {
  const ids = [...new Set(legs.map((leg) => leg.blockId).filter((id) => id !== undefined && (id > 0 || !hasLobby)))]
  const numbers = new Map(ids.sort((a = 0, b = 0) => a - b).map((id, i) => [id, i + 1]))
  let next = ids.length
  return new Map(
    legs.map(({ outcomeId, blockId }) => {
      if (blockId === 0 && hasLobby) return [outcomeId, 0]
      return [outcomeId, numbers.get(blockId) ?? ++next]
    }),
  )
}

/** A leg put into a block: all legs get the numbers that they have now, so that nothing else moves. */
export const withBlock = (
  legs: readonly CouponLeg[],
  hasLobby: boolean,
  outcomeId: number,
  blockId: number,
): CouponLeg[] => {
  const numbers = numberBlocks(legs, hasLobby)
  return legs.map((leg) => ({
    ...leg,
    blockId: leg.outcomeId === outcomeId ? blockId : (numbers.get(leg.outcomeId) ?? 1),
  }))
}
