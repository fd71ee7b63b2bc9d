import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { getFriends } from '../../../shared/api/friends.ts'
import { feed } from '../feed/operator.ts'
import { operator, player, register, Visitor } from '../identity/visitor.ts'
import { bettor, event, placed } from '../sportsbook/bettor.ts'
import { arrive, sent } from '../wallet/arrive.ts'

const PATH = '/web-api/friends'
const friends = async (visitor: Visitor) =>
  v.parse(v.object({ data: getFriends.answer }), (await visitor.send(PATH)).data).data

beforeAll(async () => {
  // Test money is no deposit: none is asked for here.
  await operator('PUT', '/config', {
    bringFriend: { stakes: { EUR: '20.00' }, deposit: { EUR: '0.00' }, days: 30, bonus: { EUR: '10.00' }, most: 5 },
  })
})

/** A friend of the inviter's, who has lost a bet of 25.00. */
async function friendOf(code: string, changes: Record<string, unknown> = {}) {
  const friend = await bettor('25.00', { promoCode: code, ...changes })
  const e = await event('2.00')
  placed(await friend.place(friend.single(e, '25.00')))
  await friend.settle(e, 0)
  return friend
}

describe('[S2.67] bring a friend', () => {
  it('gives each player a code, by which friends register; the bonus is paid once, however often and at once it is asked', async () => {
    const inviter = await bettor('1.00')
    const { code, items } = await friends(inviter.visitor)
    expect(items).toEqual([])
    await friendOf(code, { surname: 'Friend' })
    await Promise.all(Array.from({ length: 10 }, () => inviter.visitor.send(PATH)))
    expect(await friends(inviter.visitor)).toMatchObject({
      earned: '10.00',
      items: [{ state: 'paid', amount: '10.00', currency: 'EUR' }],
    })
    expect(await inviter.balance()).toBe('11.00')
    expect((await inviter.visitor.send('/web-api/rewards')).text).toContain('"kind":"friend_bonus"')
  })

  it('takes the bonus back when the result it came from is, and pays it again with the next', async () => {
    const inviter = await bettor('1.00')
    const { code } = await friends(inviter.visitor)
    const friend = await bettor('25.00', { promoCode: code, surname: 'Corrected' })
    const e = await event('2.00')
    placed(await friend.place(friend.single(e, '25.00')))
    /** The word of the friend's wallet, as often as it may come. */
    const word = async () => {
      for (const seq of [1, 2])
        await arrive([
          sent({
            ...{ eventId: '', seq, userId: friend.id, at: new Date().toISOString() },
            kind: 'friend',
            inviter: inviter.id,
          }),
        ])
    }
    await friend.settle(e, 0)
    await word()
    expect(await inviter.balance()).toBe('11.00')
    await feed([{ type: 'rollback_bet_settlement', eventId: e.eventId, marketId: e.marketId }])
    await expect.poll(async () => (await friend.history()).items[0]?.status, { timeout: 5000 }).toBe('open')
    await word()
    expect(await inviter.balance()).toBe('1.00')
    expect(await friends(inviter.visitor)).toMatchObject({
      earned: '0.00',
      items: [{ state: 'waiting', amount: null }],
    })
    await friend.settle(e, 1)
    await word()
    expect(await inviter.balance()).toBe('11.00')
  })

  it('takes the link of the page too, for a friend who has not yet done what is asked', async () => {
    const inviter = await player()
    const { code } = await friends(inviter.visitor)
    const friend = new Visitor()
    friend.cookies.set('referral_values', encodeURIComponent(JSON.stringify({ type: 'bf_id', value: code })))
    expect((await register(friend, { surname: 'Linked' })).status).toBe(200)
    expect(await friends(inviter.visitor)).toMatchObject({ items: [{ state: 'waiting', amount: null }], total: 1 })
  })

  it('pays nothing for oneself under another address, until the operator says that it is somebody else', async () => {
    const inviter = await bettor('1.00', { surname: 'Twin' })
    const { code } = await friends(inviter.visitor)
    const twin = await friendOf(code, { surname: 'Twin' })
    expect(await friends(inviter.visitor)).toMatchObject({ items: [{ state: 'refused' }], earned: '0.00' })
    expect(await inviter.balance()).toBe('1.00')
    expect((await operator('GET', '/friends')).data).toMatchObject({
      data: { items: expect.arrayContaining([expect.objectContaining({ id: twin.id, refused: 'self' })]) },
    })
    expect((await operator('PATCH', `/friends/${twin.id}`, { isRefused: false })).data).toMatchObject({
      data: { refused: null, amount: '10.00' },
    })
    expect(await inviter.balance()).toBe('11.00')
  })

  it('takes no code that is nobody’s, and is not there where the house gives nothing', async () => {
    expect((await bettor(null, { promoCode: 'FZZZ-ABCD' })).id).toBeGreaterThan(0)
    expect((await operator('PATCH', '/friends/1', { isRefused: true })).status).toBe(404)
    const { visitor } = await player()
    await operator('PUT', '/config', { bringFriend: null })
    try {
      // A null takes the override away: the embedded rule counts again.
      expect((await visitor.send(PATH)).status).toBe(200)
    } finally {
      await operator('PUT', '/config', { bringFriend: { bonus: { EUR: '10.00' } } })
    }
    expect((await new Visitor().send(PATH)).status).toBe(401)
  })
})
