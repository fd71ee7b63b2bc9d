import { parseMoney } from '../../../../shared/domain/money/amount.ts'

/** Events that an express may be made of. */
export const COUNTS = [2, 3, 4, 5, 6, 7, 8] as const
/** Largest total that is looked for. */
const MOST = 5000

/** What an express is wanted for: a stake that becomes a win, in the currency that the sums are written in. */
export interface Asked {
  stake: string
  win: string
  count: (typeof COUNTS)[number]
  /** Which try this is. */
  turn: number
}
export const BEFORE: Asked = { stake: '10.00', win: '50.00', count: 3, turn: 0 }
export const NAMES = { stake: 'gen_stake', win: 'gen_win', count: 'gen_events', turn: 'gen_turn' } as const

/** Reads the form's query: null when nobody has asked, `wrong` when the sums make no express. */
export function readAsked(query: URLSearchParams): Asked | 'wrong' | null {
  if (!query.has(NAMES.stake)) return null
  const [stake, win] = [query.get(NAMES.stake)?.trim() ?? '', query.get(NAMES.win)?.trim() ?? '']
  const turn = query.get(NAMES.turn) ?? '0'
  const asked: Asked = {
    stake,
    win,
    count: COUNTS.find((each) => String(each) === query.get(NAMES.count)) ?? BEFORE.count,
    turn: /^[0-9]{1,3}$/.test(turn) ? Number(turn) : 0,
  }
  return targetOf(asked) === null ? 'wrong' : asked
}

/** The total that turns the stake into the win, thousandths; null when the sums are none, or make no express. */
export function targetOf({ stake, win }: Pick<Asked, 'stake' | 'win'>): number | null {
  const [from, to] = [parseMoney(stake, 'EUR'), parseMoney(win, 'EUR')]
  if (from === null || to === null || from === 0) return null
  const target = Math.round((to * 1000) / from)
  return target > 1100 && target <= MOST * 1000 ? target : null
}

/** Query of the form, and of another try. */
export const queryOf = ({ stake, win, count, turn }: Asked): string =>
  `?${new URLSearchParams({ [NAMES.stake]: stake, [NAMES.win]: win, [NAMES.count]: String(count), [NAMES.turn]: String(turn) })}`
