import { handicap, oddEven, total, twoWay } from '../markets/build.ts'
import { halves, mean } from './lines.ts'
import { type SetSport, setsView } from './sets.ts'
import type { MarketPlan, Strength } from './sport.ts'

/** Which market ids of betting.md 4.3 a sport of sets uses. */
export interface SetMarketIds {
  /** Handicap and total of the units. */
  unitHandicap: number
  unitTotal: number
  /** Winner of one set, and the specifier that names it. */
  setWinner: number
  setSpecifier: 'setnr' | 'mapnr'
  /** Total of one set's units, where it is offered. */
  setTotal?: number
  /** Total of sets, where it is offered. */
  setsTotal?: number
  /** Distance of the lines of units. */
  step: number
}

/** Markets of a sport of sets; lines lie round what the sides' strength lets expect. */
export function setMarkets(sport: SetSport, ids: SetMarketIds, strength: Strength, rank: number): MarketPlan[] {
  const view = setsView(sport, strength, null)
  const margin = mean(view('units', 'margin'))
  const sum = mean(view('units', 'total'))
  const set = view('set1', 'score').reduce((all, [x, y, p]) => all + (x + y) * p, 0)
  const need = (sport.bestOf + 1) / 2
  const wide = rank === 0 ? 2 : 3
  const setLines = Array.from({ length: need - 1 }, (_, i) => i + 1.5)
  const places = Array.from({ length: sport.bestOf }, (_, i) => i + 1)
  return [
    twoWay(186, { scope: 'sets' }),
    ...halves(sum, ids.step, wide).map((line) => total(ids.unitTotal, { scope: 'units', axis: 'total' }, line)),
    ...halves(-margin, ids.step, wide).map((line) =>
      handicap(ids.unitHandicap, { scope: 'units', axis: 'margin' }, line),
    ),
    ...setLines.flatMap((line) => [-line, line]).map((line) => handicap(188, { scope: 'sets' }, line)),
    ...places.map((n) => twoWay(ids.setWinner, { scope: `set${n}` }, { [ids.setSpecifier]: n })),
    ...(ids.setsTotal ? setLines.map((line) => total(ids.setsTotal ?? 18, { scope: 'sets' }, line + need - 1)) : []),
    ...(ids.setTotal
      ? places
          .slice(0, rank === 0 ? 1 : 2)
          .flatMap((n) =>
            halves(set, 1, 1).map((line) => total(ids.setTotal ?? 204, { scope: `set${n}` }, line, { setnr: n })),
          )
      : []),
    oddEven(26, { scope: 'units', axis: 'total' }),
  ]
}
