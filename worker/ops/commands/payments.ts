import * as v from 'valibot'
import { listPayments, listReviews, putProviders } from '../../../shared/api/payments-operator.ts'
import { type Command, checked, noMore, parseJson, UsageError, verbOf } from './command.ts'

const dataOf = <S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), answer).data

export type PaymentOrder =
  | { verb: 'list' | 'reviews' }
  | { verb: 'approve' | 'decline'; payment: string }
  | { verb: 'providers'; body: v.InferOutput<typeof putProviders.body> | null }

const id = (text: string | undefined): string => {
  if (!/^[1-9]\d{0,15}$/.test(text ?? '')) throw new UsageError(`not a number of a payment: ${text ?? '(nothing)'}`)
  return text ?? ''
}

/** What is asked for. @throws UsageError */
export function readPayments([word, what, ...rest]: string[]): PaymentOrder {
  noMore(rest)
  const verb = verbOf(word, ['list', 'approve', 'decline', 'reviews', 'providers'])
  if (verb === 'approve' || verb === 'decline') return { verb, payment: id(what) }
  if (verb === 'providers')
    return { verb, body: what === undefined ? null : checked(putProviders.body, parseJson(what)) }
  noMore(what === undefined ? [] : [what])
  return { verb }
}

/** Money in and out: what waits for the operator, and who pays. */
export const payments: Command = {
  usages: [
    ['payments list', 'prints the withdrawals that wait'],
    ['payments approve|decline <number>', 'sends one to its provider, or gives the money back'],
    ['payments reviews', 'prints the callbacks of providers that fit no payment'],
    ["payments providers ['<json>']", 'prints the payment providers, or replaces them'],
  ],
  run: async (args, { call }) => {
    const order = readPayments(args)
    switch (order.verb) {
      case 'list':
        return dataOf(listPayments.answer, await call('GET', '/payments?direction=withdraw&status=created')).items
      case 'reviews':
        return dataOf(listReviews.answer, await call('GET', '/payments/reviews')).items
      case 'providers':
        if (order.body) await call('PUT', '/payments/providers', order.body)
        return call('GET', '/payments/providers')
      default:
        return call('POST', `/payments/${order.payment}/${order.verb}`)
    }
  },
}
