import * as v from 'valibot'
import { getPromoCodes, postPromoCode, promoCodeText } from '../../../shared/api/promo-codes.ts'
import { vipBets } from '../../../shared/api/vip-bets.ts'
import { type Command, checked, noMore, options, UsageError, verbOf } from './command.ts'
import { readInstant } from './instant.ts'

const dataOf = <S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), answer).data

export type PromoOrder =
  | { verb: 'list' }
  | { verb: 'end'; code: string }
  | { verb: 'issue'; body: v.InferOutput<typeof postPromoCode.body> }

/** What is asked for. @throws UsageError */
export function readPromo(args: string[], now = Date.now()): PromoOrder {
  const { words, values, on } = options(args, ['player', 'min', 'until'], ['hidden'])
  const [word, code, amount, currency, ...rest] = words
  const verb = verbOf(word, ['list', 'issue', 'end'])
  noMore(rest)
  if (verb === 'list') {
    noMore(words.slice(1))
    return { verb }
  }
  if (verb === 'end') {
    noMore(words.slice(2))
    return { verb, code: checked(promoCodeText, code) }
  }
  const body = checked(postPromoCode.body, {
    code,
    amount,
    currency,
    ...(values.player && { userId: Number(values.player) }),
    ...(values.min && { minCoef: values.min }),
    ...(values.until && { until: readInstant(values.until, now) }),
    isListed: !on.has('hidden'),
  })
  return { verb, body }
}

/** Free stakes for players. */
export const promo: Command = {
  usages: [
    ['promo list', 'prints the promo codes'],
    [
      'promo issue <code> <amount> <currency> [--player id] [--min coef] [--until instant] [--hidden]',
      'gives a stake to one player or to all; a hidden one must be typed',
    ],
    ['promo end <code>', 'ends a code; bets that were placed with it stand'],
  ],
  run: async (args, { call, now }) => {
    const order = readPromo(args, now)
    if (order.verb === 'issue') await call('POST', '/promo-codes', order.body)
    if (order.verb === 'end') await call('DELETE', `/promo-codes/${order.code}`)
    return dataOf(getPromoCodes.answer, await call('GET', '/promo-codes')).items
  },
}

export type VipOrder = { verb: 'list' } | { verb: 'accept' | 'refuse'; player: number; coupon: number }

const id = (text: string | undefined): number => {
  if (!/^[1-9]\d{0,15}$/.test(text ?? '')) throw new UsageError(`not an id: ${text ?? '(nothing)'}`)
  return Number(text)
}
/** What is asked for. @throws UsageError */
export function readVip([word, player, coupon, ...rest]: string[]): VipOrder {
  const verb = verbOf(word, ['list', 'accept', 'refuse'])
  noMore(verb === 'list' ? [player, coupon, ...rest].filter((each) => each !== undefined) : rest)
  return verb === 'list' ? { verb } : { verb, player: id(player), coupon: id(coupon) }
}

/** Stakes above the maximum that wait for a trader's word. */
export const vip: Command = {
  usages: [
    ['vip list', 'prints the bets above the maximum that wait'],
    ['vip accept|refuse <player id> <coupon id>', 'decides one, at the prices of now'],
  ],
  run: async (args, { call }) => {
    const order = readVip(args)
    if (order.verb === 'list') return dataOf(vipBets.answer, await call('GET', '/vip-bets')).items
    const { player, coupon, verb } = order
    return call('POST', `/vip-bets/${player}/${coupon}`, { accept: verb === 'accept' })
  },
}
