import * as v from 'valibot'
import { type ProfileName, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { inCurrency } from '../../../shared/domain/limits/exchange.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { type LimitBook, limitBook, type SlotSession, saveBook } from './limits-book.ts'
import { mainCurrency } from './limits-gate.ts'
import type { Refused } from './refusal.ts'
import { rows, type Sql } from './sql.ts'

/** So soon after a session a new one has to be meant, milliseconds. */
const SOON_MS = 60_000

export interface SlotAsk {
  licence: ProfileName
  now: number
}
export interface SlotView {
  isNeeded: boolean
  currency: string
  running: { startedAt: number; endsAt: number; spend: number; left: number } | null
  endedAt: number | null
}

const sum = v.object({ currency: v.string(), lost: v.number() })

/** What slots have taken since an instant, minor units of `currency`, to the stricter side; never below zero. */
function lostSince(sql: Sql, from: number, currency: string): number {
  const found = rows(
    sql,
    sum,
    `SELECT currency, SUM(stake - COALESCE(payout, 0)) AS lost FROM game_round
     WHERE placed_at >= ? AND status <> 'cancelled' AND detail ->> '$.choice.kind' = 'slot' GROUP BY currency`,
    from,
  )
  const lost = found.reduce((all, each) => all + inCurrency(each.lost, each.currency, currency, 'up'), 0)
  return Math.max(0, lost)
}

/** A session ends at its time, or when its spend is gone, whichever comes first. */
function viewOf(sql: Sql, { slots }: LimitBook, { licence, now }: SlotAsk): SlotView {
  const currency = mainCurrency(sql)
  const isNeeded = rulesOf(licence).slotSession
  if (!slots) return { isNeeded, currency, running: null, endedAt: null }
  const { startedAt, endsAt, spend, overAt } = slots
  const left = spend - lostSince(sql, startedAt, currency)
  if (overAt !== null || now >= endsAt || left <= 0)
    return { isNeeded, currency, running: null, endedAt: overAt ?? Math.min(endsAt, now) }
  return { isNeeded, currency, running: { startedAt, endsAt, spend, left }, endedAt: null }
}

export const slotSession = (sql: Sql, ask: SlotAsk): SlotView => viewOf(sql, limitBook(sql), ask)

/** Begins a session; neither its time nor its spend is changed while it runs. Call it inside a transaction. */
export function beginSlotSession(
  sql: Sql,
  { minutes, spend, again, ...ask }: SlotAsk & { minutes: number; spend: number; again: boolean },
): { ok: true; view: SlotView } | Refused {
  const book = limitBook(sql)
  const { running, endedAt } = viewOf(sql, book, ask)
  if (running) return { ok: false, error: 'limitFixed' }
  if (endedAt !== null && ask.now - endedAt < SOON_MS && !again) return { ok: false, error: 'slotSessionSoon' }
  const slots: SlotSession = { startedAt: ask.now, endsAt: ask.now + minutes * 60_000, spend, overAt: null }
  saveBook(sql, { ...book, slots })
  return { ok: true, view: slotSession(sql, ask) }
}

/** Refuses a slot's stake (minor units) without a session that runs, and one that is more than its spend leaves. */
export function slotRefusal(sql: Sql, ask: SlotAsk, stake: number, currency: string): Refused | null {
  if (!rulesOf(ask.licence).slotSession) return null
  const { running, currency: main } = slotSession(sql, ask)
  if (running && inCurrency(stake, currency, main, 'up') <= running.left) return null
  const data = { available: formatMoney(running?.left ?? 0, main), currency: main }
  return { ok: false, error: 'slotSessionFirst', data }
}

/** Notes the end of a session whose spend is gone with the round that was just booked. */
export function followSlots(sql: Sql, ask: SlotAsk): void {
  const book = limitBook(sql)
  if (!book.slots || book.slots.overAt !== null || viewOf(sql, book, ask).running) return
  saveBook(sql, { ...book, slots: { ...book.slots, overAt: Math.min(book.slots.endsAt, ask.now) } })
}
