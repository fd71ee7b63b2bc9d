import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { lapsed } from '../../../shared/domain/limits/change.ts'
import { KIND_IDS, type KindId, kindOf } from '../../../shared/domain/limits/kinds.ts'
import { timeLeft } from '../../../shared/domain/limits/play-time.ts'
import { writeValue } from '../../../shared/domain/limits/value.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Asking, LimitView, Running } from './limits-api.ts'
import { type LimitBook, limitBook, type Stop, standingOf } from './limits-book.ts'
import { counted } from './limits-counted.ts'
import { isExcluded, mainCurrency } from './limits-gate.ts'
import { realityOf } from './limits-time.ts'
import type { Sql } from './sql.ts'

const seconds = (at: number | null): number | null => (at === null ? null : Math.floor(at / 1000))

/** What is left of an active limit, as the wire shows it: never below zero, and no more than the limit when the player has won (RG-29). */
function balance(sql: Sql, book: LimitBook, kind: KindId, value: number, { now, licence }: Asking) {
  if (kind === 31) return Math.floor(timeLeft(book.day, value, now) / 1000)
  if (!kindOf(kind).period) return null
  const currency = mainCurrency(sql)
  const { amount } = counted(sql, kind, currency, now, rulesOf(licence))
  return formatMoney(Math.max(0, value - Math.max(0, amount)), currency)
}

const NOTHING = { limitBalance: null, needApprove: false, endsAt: null, approveAt: null, reasonId: null } as const

function standingViews(sql: Sql, book: LimitBook, kind: KindId, ask: Asking): LimitView[] {
  const { active, pending, ended } = lapsed(standingOf(book, kind), ask.now)
  const currency = mainCurrency(sql)
  const views: LimitView[] = []
  if (active)
    views.push({
      ...NOTHING,
      limitType: kind,
      limitValue: writeValue(kind, active.value, currency),
      limitBalance: balance(sql, book, kind, active.value, ask),
      limitState: 'ACTIVE',
      startedAt: seconds(active.startedAt),
    })
  if (pending)
    views.push({
      ...NOTHING,
      limitType: kind,
      limitValue: writeValue(kind, pending.value, currency),
      limitState: 'PENDING',
      needApprove: true,
      startedAt: seconds(pending.askedAt),
      endsAt: seconds(pending.until),
      approveAt: seconds(pending.from),
    })
  // What nobody has confirmed in time is told, so that the player knows why the old limit stays.
  if (ended?.how === 'lapsed')
    views.push({
      ...NOTHING,
      limitType: kind,
      limitValue: writeValue(kind, ended.value, currency),
      limitState: 'INACTIVE',
      startedAt: null,
      endsAt: seconds(ended.at),
    })
  return views
}

/** A time-out or self-exclusion in force; its value is how long it lasts. */
const stopView = (kind: 30 | 33, { startedAt, endsAt, reasonId }: Stop): LimitView => ({
  ...NOTHING,
  limitType: kind,
  limitValue: Math.round((endsAt - startedAt) / 1000),
  limitState: 'ACTIVE',
  startedAt: seconds(startedAt),
  endsAt: seconds(endsAt),
  reasonId,
})

/** Every limit of the player in the order of the kinds, a pending one after the one in force. */
export function limitViews(sql: Sql, ask: Asking, running: Running | null): LimitView[] {
  const book = limitBook(sql)
  return KIND_IDS.flatMap((kind): LimitView[] => {
    if (kind === 30) return book.exclusion && isExcluded(book, ask.now) ? [stopView(kind, book.exclusion)] : []
    if (kind === 33) return book.timeOut && ask.now < book.timeOut.endsAt ? [stopView(kind, book.timeOut)] : []
    if (kind !== 32) return standingViews(sql, book, kind, ask)
    const { minutes, dueAt, since } = realityOf(book, rulesOf(ask.licence), running)
    const times = { startedAt: seconds(since), endsAt: seconds(dueAt) }
    return minutes === 0 ? [] : [{ ...NOTHING, limitType: kind, limitValue: minutes, limitState: 'ACTIVE', ...times }]
  })
}
