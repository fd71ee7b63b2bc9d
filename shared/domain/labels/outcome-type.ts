/**
 * Outcome ids of betting.md 4.3 by what a feed calls an outcome, for feeds that send names alone.
 * Names decide, never the order in which outcomes are listed.
 */
const THREE_WAY = { home: 1, draw: 2, away: 3, '1': 1, x: 2, '2': 3 }
const TWO_WAY = { home: 4, away: 5, '1': 4, '2': 5 }
const LINES = { under: 13, over: 12 }
const SIDES = { home: 1714, away: 1715, '1': 1714, '2': 1715 }
const YES_NO = { yes: 74, no: 76 }
const PARITY = { odd: 70, even: 72 }
const DOUBLE = { '1x': 9, '12': 10, x2: 11 }

const BY_MARKET: { names: Record<string, number>; markets: readonly number[] }[] = [
  { names: THREE_WAY, markets: [1, 60, 83, 113, 136, 162] },
  { names: TWO_WAY, markets: [2, 11, 64, 186, 202, 204, 210, 219, 251, 330, 340, 406] },
  { names: LINES, markets: [18, 19, 20, 68, 90, 139, 166, 189, 225, 236, 238, 258, 412] },
  { names: SIDES, markets: [16, 66, 165, 187, 188, 223, 237, 410] },
  { names: YES_NO, markets: [29, 31, 32, 33, 34, 48, 49, 75] },
  { names: PARITY, markets: [26, 74, 229, 264] },
  { names: DOUBLE, markets: [10, 63] },
]
const names = new Map(
  BY_MARKET.flatMap(({ names, markets }) => markets.map((id) => [id, new Map(Object.entries(names))])),
)

/** The outcome id that a name stands for in a market ('Home', 'Arsenal' or '1' of 1x2 → 1); undefined when it names none. */
export function outcomeTypeOf(
  marketTypeId: number,
  name: string,
  event: { home: string; away: string },
): number | undefined {
  const known = names.get(marketTypeId)
  if (!known) return undefined
  const word = name.trim().toLowerCase()
  const side =
    word === event.home.trim().toLowerCase() ? 'home' : word === event.away.trim().toLowerCase() ? 'away' : word
  return known.get(side) ?? known.get(side.split(' ')[0] ?? '')
}
