import * as v from 'valibot'
import { DEBTS, GENESIS, linkHash, type Purse } from './journal.ts'
import { rows, type Sql } from './sql.ts'

const posting = v.object({
  seq: v.number(),
  tx: v.number(),
  account: v.string(),
  currency: v.string(),
  amount: v.number(),
  kind: v.string(),
  ref: v.string(),
  at: v.number(),
  request_id: v.string(),
  prev_hash: v.string(),
  hash: v.string(),
})
/** Never below zero. */
const PURSES: readonly string[] = ['player:main', 'player:bonus', 'player:hold'] satisfies (Purse | 'player:hold')[]
const balance = v.object({ account: v.string(), currency: v.string(), minor: v.number() })

/** Recomputes a wallet's books from its postings and names what does not hold: invariants I1, I2, I3 and I7 of money.md, and that nobody has money who owes it. */
export function audit(sql: Sql): string[] {
  const found: string[] = []
  const sums = new Map<string, bigint>()
  const add = (name: string, amount: number) => sums.set(name, (sums.get(name) ?? 0n) + BigInt(amount))
  let hash = GENESIS
  rows(sql, posting, 'SELECT * FROM posting ORDER BY seq').forEach((p, i) => {
    if (p.seq !== i + 1) found.push(`I7 seq ${p.seq} where ${i + 1} is due`)
    if (p.prev_hash !== hash || p.hash !== linkHash(hash, p)) found.push(`I7 chain breaks at ${p.seq}`)
    hash = p.hash
    add(p.currency, p.amount)
    add(`${p.account} ${p.currency}`, p.amount)
    add(`tx ${p.tx}`, p.amount)
  })
  for (const [name, sum] of sums)
    if (sum !== 0n && (name.startsWith('tx ') || !name.includes(' '))) found.push(`I1 ${name} sums to ${sum}`)
  const all = rows(sql, balance, 'SELECT * FROM balance')
  const minorOf = (account: string, currency: string) =>
    all.find((b) => b.account === account && b.currency === currency)?.minor ?? 0
  for (const b of all) {
    for (const [purse, debt] of Object.entries(DEBTS))
      if (b.account === debt && b.minor < 0 && minorOf(purse, b.currency) > 0)
        found.push(`${purse} ${b.currency} has money and owes ${-b.minor}`)
    if ((sums.get(`${b.account} ${b.currency}`) ?? 0n) !== BigInt(b.minor))
      found.push(`I2 ${b.account} ${b.currency} is ${b.minor}`)
    if (PURSES.includes(b.account) && b.minor < 0) found.push(`I3 ${b.account} ${b.currency} is ${b.minor}`)
  }
  return found
}
