import { describe, expect, it } from 'vitest'
import { operator, Visitor } from '../identity/visitor.ts'
import { bettor } from './bettor.ts'

const PATH = '/web-api/accounts'
const USD = 840
const open = async (money: string | null = '50.00') => {
  const own = await bettor(money)
  return {
    ...own,
    add: (json: unknown) => own.visitor.send(PATH, { method: 'POST', json }),
    activate: (json: unknown) => own.visitor.send(`${PATH}/active`, { method: 'PUT', json }),
    remove: (currencyId: number | string) => own.visitor.send(`${PATH}/${currencyId}`, { method: 'DELETE' }),
  }
}

describe('accounts over HTTP', () => {
  it('[S7.60] [S7.61] [S7.62] a currency is added, chosen and removed; each answer has the accounts as they are', async () => {
    const player = await open()
    const added = await player.add({ currencyId: USD })
    expect(added.status).toBe(200)
    expect(added.data).toMatchObject({
      message: expect.stringContaining('USD'),
      data: {
        accounts: [
          { type: 0, iso: 'EUR', isActive: true },
          { type: 9, iso: 'USD', money: '0.00' },
        ],
      },
    })
    const { accounts } = await player.accounts()
    const [main, dollars] = accounts.map(({ id }) => id)
    const chosen = await player.activate({ id: dollars })
    expect(chosen.data).toMatchObject({
      data: { active: dollars, accounts: [{ isActive: false }, { isActive: true }] },
    })

    const refused = await player.remove(USD)
    expect([refused.status, refused.data]).toMatchObject([409, { success: false, title: 'account_in_use' }])
    await player.activate({ id: main })
    expect((await player.remove(USD)).data).toMatchObject({
      message: expect.stringContaining('USD'),
      data: { active: main },
    })
    expect((await player.accounts()).accounts).toHaveLength(1)
  })

  it('[S8.42] [S8.43] refuses with the reason, and nothing changes', async () => {
    const player = await open()
    const stranger = await open(null)
    const { active } = await stranger.accounts()
    const refusals = [
      [await player.add({ currencyId: 978 }), 409, 'account_exists'],
      [await player.add({ currencyId: 756 }), 422, 'registration_currency_unknown'],
      [await player.add({ currencyId: '840' }), 422, 'main_query_error'],
      [await player.activate({ id: active }), 404, 'main_not_found'],
      [await player.remove(USD), 404, 'main_not_found'],
      [await player.remove(978), 404, 'main_not_found'],
      [await player.remove('x'), 422, 'main_query_error'],
    ] as const
    for (const [seen, status, title] of refusals)
      expect([seen.status, seen.data]).toMatchObject([status, { success: false, title, message: expect.any(String) }])
    expect((await player.accounts()).accounts).toMatchObject([{ iso: 'EUR', money: '50.00', isActive: true }])
  })

  it('[S4.120] needs a player, and money of one currency never shows in another', async () => {
    for (const [path, init] of [
      [PATH, { method: 'POST', json: { currencyId: USD } }],
      [`${PATH}/active`, { method: 'PUT', json: { id: 1 } }],
      [`${PATH}/${USD}`, { method: 'DELETE' }],
    ] as const)
      expect((await new Visitor().send(path, init)).status).toBe(401)

    const player = await open()
    await player.add({ currencyId: USD })
    const dollars = (await player.accounts()).accounts[1]?.id
    const credited = await operator('POST', `/players/${player.id}/credit`, {
      amount: '30.00',
      accountId: dollars,
      reference: `dollars-${player.id}`,
    })
    expect(credited.status).toBe(200)
    await player.activate({ id: dollars })
    expect((await player.accounts()).accounts).toMatchObject([{ money: '50.00' }, { money: '30.00', isActive: true }])
  })
})
