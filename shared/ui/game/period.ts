import type { MarketView } from '../../api/feed.ts'
import { parseSpecifiers } from '../../domain/labels/specifiers.ts'

/** Markets of one half by their ids (betting.md 4.3). */
const FIRST_HALF = [60, 63, 64, 66, 68, 74, 75, 81]
const SECOND_HALF = [83, 90]
/** Specifiers that name the part of the event. */
const PART_SPECIFIERS = ['setnr', 'mapnr', 'quarternr', 'periodnr', 'inningnr'] as const

/** The part of the event that a market is about: 1 is the first half, set, quarter …; 0 is the whole event. */
export function periodOf({ typeId, specifiers }: Pick<MarketView, 'typeId' | 'specifiers'>): number {
  if (FIRST_HALF.includes(typeId)) return 1
  if (SECOND_HALF.includes(typeId)) return 2
  const known = parseSpecifiers(specifiers)
  const part = PART_SPECIFIERS.map((name) => known[name]).find((value) => value !== undefined)
  return /^[1-9][0-9]?$/.test(part ?? '') ? Number(part) : 0
}
