import * as v from 'valibot'
import { accounts } from '../../shared/api/accounts.ts'
import { betHistory } from '../../shared/api/coupon.ts'
import { ledger } from '../../shared/api/operator.ts'
import { operator, type Visitor } from '../support/client.ts'

const data = <S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), json).data
const cents = (amount: string) => Math.round(Number(amount) * 100)

/** Every posting of a player's wallet. */
async function postingsOf(base: string, userId: number) {
  const all: v.InferOutput<typeof ledger.answer>['items'] = []
  for (let page = 1; ; page++) {
    const { items, total } = data(ledger.answer, await operator(base, 'GET', `/players/${userId}/ledger?page=${page}`))
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}

/**
 * What does not hold in a player's books after `placed` acknowledged bets (answers by key): invariants I1 to I6 of money.md, as they can be
 * seen from outside.
 */
export async function brokenBooks(
  base: string,
  player: Visitor & { userId: number },
  placed: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found: string[] = []
  const postings = await postingsOf(base, player.userId)
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + cents(amount))
  if ([...sums.values()].reduce((a, b) => a + b, 0) !== 0) found.push('I1 the postings do not sum to zero')
  const owned = data(accounts.answer, (await player.fetch('/web-api/accounts')).json()).accounts[0]
  if (cents(owned?.money ?? '') !== sums.get('player:main')) found.push('I2 the balance is not the sum of its postings')
  for (const [account, sum] of sums) if (account.startsWith('player:') && sum < 0) found.push(`I3 ${account} is ${sum}`)
  if (postings.some(({ seq }, i) => seq !== i + 1)) found.push('I7 the postings have a gap')
  const bets = postings.filter(({ kind, account }) => kind === 'bet' && account === 'player:main').length
  if (bets !== placed.size) found.push(`I4 ${bets} bets are booked, ${placed.size} were acknowledged`)
  const [first] = placed
  if (first) {
    const again = await player.fetch(`/web-api/coupon/by-key/${first[0]}`)
    if (again.text !== first[1]) found.push('I5 a key has another answer than its first')
  }
  const { items } = data(betHistory.answer, (await player.fetch('/web-api/history/bets')).json())
  for (const { status, payout, possibleWin } of items)
    if (status === 'won' ? payout !== possibleWin : status !== 'open')
      found.push(`I6 a ${status} coupon paid ${payout}`)
  return found
}
