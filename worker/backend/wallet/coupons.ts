import * as v from 'valibot'
import { placedBet, placedCoupon } from '../../../shared/api/coupon.ts'
import { type LegResult, legFactor } from '../../../shared/domain/settlement/leg-factor.ts'
import { couponReturn } from '../../../shared/domain/settlement/returns.ts'
import { rows, type Sql, type SqlValue } from './sql.ts'
import { storedTerms, termsOf } from './terms.ts'

const { status, typeId } = placedCoupon.entries
const couponRow = v.object({
  n: v.number(),
  id: v.number(),
  user_id: v.number(),
  account_id: v.number(),
  currency: v.string(),
  type_id: typeId,
  stake: v.number(),
  coef: v.string(),
  coef_view_id: v.number(),
  change_coef_action: v.number(),
  possible_win: v.number(),
  max_payout: v.number(),
  rounding: v.picklist(['half-up', 'floor']),
  status,
  payout: v.nullable(v.number()),
  settlement: v.number(),
  placed_at: v.number(),
  settled_at: v.nullable(v.number()),
  /** What has been sold of the stake, and for how much; `stake` is what still runs. */
  sold_stake: v.number(),
  sold_paid: v.number(),
  terms: v.pipe(v.string(), v.parseJson(), storedTerms),
  /** Of the account that paid. */
  account_type: v.number(),
  /** Its hyper bonus, once it has won one: minor units, when it is due, and whether it is paid. */
  hyper_amount: v.nullable(v.number()),
  hyper_due: v.nullable(v.number()),
  hyper_paid: v.nullable(v.number()),
  /** What of its advance is not repaid, minor units. */
  owed: v.nullable(v.number()),
})
export type CouponRow = v.InferOutput<typeof couponRow>

const { market, statusId: _status, factor: _factor, ...facts } = placedBet.entries
/** What a history shows of a leg's event, written at placing and never changed; and why the house has returned it. */
export const legInfo = v.object({
  ...facts,
  marketTypeId: market.entries.typeId,
  specifiers: market.entries.specifiers,
})
export type LegInfo = v.InferOutput<typeof legInfo>
const legRow = v.object({
  coupon_id: v.number(),
  n: v.number(),
  market_id: v.number(),
  outcome_id: v.number(),
  coef: v.number(),
  status_id: v.number(),
  share_num: v.nullable(v.number()),
  share_den: v.nullable(v.number()),
  info: v.pipe(v.string(), v.parseJson(), legInfo),
})
export type LegRow = v.InferOutput<typeof legRow>

export type Written = Omit<
  CouponRow,
  'n' | 'sold_stake' | 'sold_paid' | 'account_type' | 'hyper_amount' | 'hyper_due' | 'hyper_paid' | 'owed'
>
/** Writes a coupon; throws, so that the transaction fails, when the wallet has one of that id. */
export function insertCoupon(sql: Sql, c: Written): void {
  const values: Record<(typeof WRITTEN)[number], SqlValue> = { ...c, terms: JSON.stringify(c.terms) }
  sql.exec(INSERT_COUPON, ...WRITTEN.map((column) => values[column]))
}

export function insertLeg(sql: Sql, leg: LegRow): void {
  const values: Record<(typeof LEG)[number], SqlValue> = { ...leg, info: JSON.stringify(leg.info) }
  sql.exec(INSERT_LEG, ...LEG.map((column) => values[column]))
}

/** Writes what a result has made of a leg. */
export function updateLeg(sql: Sql, { coupon_id, n, status_id, share_num, share_den, info }: LegRow): void {
  sql.exec(
    'UPDATE leg SET status_id = ?, share_num = ?, share_den = ?, info = ? WHERE coupon_id = ? AND n = ?',
    ...[status_id, share_num, share_den, JSON.stringify(info), coupon_id, n],
  )
}

const insertion = (table: 'coupon' | 'leg', columns: readonly string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
const WRITTEN = [
  'id',
  'user_id',
  'account_id',
  'currency',
  'type_id',
  'stake',
  'coef',
  'coef_view_id',
  'change_coef_action',
  'possible_win',
  'max_payout',
  'rounding',
  'status',
  'payout',
  'settlement',
  'placed_at',
  'settled_at',
  'terms',
] as const satisfies (keyof Written)[]
const LEG = [
  'coupon_id',
  'n',
  'market_id',
  'outcome_id',
  'coef',
  'status_id',
  'share_num',
  'share_den',
  'info',
] as const satisfies (keyof LegRow)[]
const INSERT_COUPON = insertion('coupon', WRITTEN)
const INSERT_LEG = insertion('leg', LEG)

/** A coupon as it is stored, with its legs in order. */
export type StoredCoupon = { coupon: CouponRow; legs: LegRow[] }

/** What stands beside a coupon in other tables. */
const BESIDE = [
  '(SELECT type FROM account WHERE account.id = coupon.account_id) AS account_type',
  '(SELECT owed FROM advance WHERE coupon_id = coupon.id) AS owed',
  ...['amount', 'due', 'paid'].map(
    (column) => `(SELECT ${column} FROM hyper_bonus WHERE coupon_id = coupon.id) AS hyper_${column}`,
  ),
].join(', ')

/** Coupons of a condition on `coupon`, each with its legs in order. */
export function readCoupons(sql: Sql, condition: string, ...params: SqlValue[]): StoredCoupon[] {
  const coupons = rows(sql, couponRow, `SELECT *, ${BESIDE} FROM coupon ${condition}`, ...params)
  const legs = new Map<number, LegRow[]>(coupons.map((c) => [c.id, []]))
  for (const leg of rows(
    sql,
    legRow,
    `SELECT * FROM leg WHERE coupon_id IN (SELECT id FROM coupon ${condition}) ORDER BY coupon_id, n`,
    ...params,
  ))
    legs.get(leg.coupon_id)?.push(leg)
  return coupons.map((coupon) => ({ coupon, legs: legs.get(coupon.id) ?? [] }))
}

const resultOf = (leg: LegRow): LegResult => ({
  statusId: leg.status_id,
  share: leg.share_num !== null && leg.share_den !== null ? { num: leg.share_num, den: leg.share_den } : undefined,
})
export const factorOf = (leg: LegRow) => legFactor(leg.coef, resultOf(leg))

/** A stored leg as the rules of returns take it. */
export const returnLeg = (leg: LegRow) => ({
  coef: leg.coef,
  banker: leg.info.banker,
  blockId: leg.info.blockId,
  ...resultOf(leg),
})

/** The exact factor of a coupon's stake as its legs now stand, null while it is open. */
export const couponFactor = (c: CouponRow, legs: readonly LegRow[]) =>
  couponReturn(c.type_id, legs.map(returnLeg), termsOf(c.terms))
