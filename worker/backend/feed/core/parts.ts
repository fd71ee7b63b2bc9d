import type { MarketState } from './state.ts'

/** Specifiers that name a part of an event: the number of a set, a map, a quarter, a period, an inning. */
const PART = /(?:^|\|)(?:set|map|quarter|period|inning)nr=(\d+)(?:\||$)/

/** Markets of the halves have ids of their own (betting.md 4.3): 60–82 of the first, 83–99 of the second. */
const HALVES = { 1: [60, 82], 2: [83, 99] } as const

/** Is the market one of an event's first or second part (S3.40)? */
export function isOfPart({ typeId, specifiers }: Pick<MarketState, 'typeId' | 'specifiers'>, part: 1 | 2): boolean {
  const [from, to] = HALVES[part]
  return (typeId >= from && typeId <= to) || Number(PART.exec(specifiers)?.[1]) === part
}
