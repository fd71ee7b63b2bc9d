import { env, evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect } from 'vitest'
import { makeDeposit, ownPayment } from '../../../shared/api/payments.ts'
import { walletOf } from '../../../worker/backend/env.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import type { Sql } from '../../../worker/backend/wallet/sql.ts'
import { operator, player, type Seen, SITE, type Visitor } from '../identity/visitor.ts'

const made = v.object({ data: makeDeposit.answer })
const one = v.object({ data: ownPayment })
const owned = v.object({ data: v.object({ accounts: v.array(v.object({ money: v.string(), iso: v.string() })) }) })
const answers = v.object({ data: v.object({ answers: v.array(v.number()) }) })

/** Method of the sandbox in euros: its number of ISO 4217, times ten. */
export const CARD = 9781

export const pay = (visitor: Visitor, what: 'deposits' | 'withdrawals', body: unknown, key: string = randomUUID()) =>
  visitor.post(`/web-api/payments/${what}`, body, { 'idempotency-key': key })

export function idOf(seen: Seen): number {
  expect([seen.status, seen.text.slice(0, 300)]).toEqual([201, expect.any(String)])
  return v.parse(made, seen.data).data.id
}

const sqlOf = ({ sql }: DurableObjectStorage): Sql => ({
  exec: (query, ...params) => sql.exec(query, ...params).toArray(),
})

/** A player who pays: euros in decimal strings. */
export async function payer(money?: string) {
  const who = await player()
  if (money !== undefined)
    expect((await operator('POST', `/players/${who.id}/credit`, { amount: money, reference: 'start' })).status).toBe(
      200,
    )
  const { visitor } = who
  const ask = (what: 'deposits' | 'withdrawals', amount: string, key?: string) =>
    pay(visitor, what, { methodId: CARD, amount }, key)
  return {
    ...who,
    ask,
    deposit: async (amount: string) => idOf(await ask('deposits', amount)),
    withdraw: async (amount: string) => idOf(await ask('withdrawals', amount)),
    payment: async (id: number) => v.parse(one, (await visitor.send(`/web-api/payments/${id}`)).data).data,
    money: async () => v.parse(owned, (await visitor.send('/web-api/accounts')).data).data.accounts[0]?.money,
    /** What is wrong with the player's books. */
    audit: () => runInDurableObject(walletOf(env, who.id), (_, { storage }) => audit(sqlOf(storage))),
    /** The wallet's object dies, as when its machine does. */
    kill: () => evictDurableObject(walletOf(env, who.id)),
  }
}

const ledger = v.object({
  data: v.object({ items: v.array(v.object({ account: v.string(), amount: v.string(), kind: v.string() })) }),
})
/** The player's ledger: postings as `kind account amount`, but for test money. */
export async function postings(id: number): Promise<string[]> {
  const { items } = v.parse(ledger, (await operator('GET', `/players/${id}/ledger`)).data).data
  return items
    .filter(({ kind }) => kind !== 'credit')
    .map(({ kind, account, amount }) => `${kind} ${account} ${amount}`)
}

/** The sandbox's word on a payment: the statuses that it was answered with. */
export async function says(id: number, body: Record<string, unknown>): Promise<number[]> {
  const seen = await operator('POST', `/payments/${id}/callback`, body)
  expect([seen.status, seen.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  return v.parse(answers, seen.data).data.answers
}

export const SECRET = 'a-secret-of-the-tests-that-is-long-enough'
/** A provider of the operator's with its own secret. */
export const PSP = {
  name: 'psp',
  url: 'https://psp.test/pay',
  payoutUrl: 'https://psp.test/payout',
  secret: SECRET,
  methods: [
    { id: 7001, name: 'PSP', currency: 'EUR', min: '5.00', max: '500.00', directions: ['deposit', 'withdraw'] },
  ],
}

interface Signing {
  secret?: string
  id?: string
  age?: number
  /** What is sent instead of what was signed. */
  sent?: string
  signature?: string | null
}
/** A callback of a provider, over HTTP, as it would come from outside. */
export async function callback(
  provider: string,
  body: Record<string, unknown>,
  { secret = SECRET, id = randomUUID(), age = 0, sent, signature }: Signing = {},
) {
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(Date.now() / 1000) - age)
  const right = createHmac('sha256', secret).update(`${timestamp}.${id}.${text}`).digest('hex')
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-callback-id': id,
    'x-timestamp': timestamp,
    ...(signature !== null && { 'x-signature': signature ?? right }),
  }
  const answer = await SELF.fetch(`${SITE}/payments-api/v1/callback/${provider}`, {
    method: 'POST',
    headers,
    body: sent ?? text,
  })
  return { status: answer.status, text: await answer.text() }
}
