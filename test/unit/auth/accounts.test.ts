import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../../client/api/request.ts'
import { $couponState } from '../../../client/coupon/state.ts'
import { $player } from '../../../client/stores/player.ts'
import { $quote } from '../../../client/stores/quote.ts'
import {
  $accountsState,
  $userId,
  addCurrency,
  changeActive,
  isAccountTold,
  NO_ACCOUNTS,
  REFRESH,
  readAccounts,
  refreshAccounts,
  removeCurrency,
} from '../../../client/user/accounts.ts'
import { conversionOf, conversionTitle, firstReminder } from '../../../client/user/conversion.ts'
import { account } from '../../../shared/api/accounts.ts'

const own = (id: number, currencyId = 978, type = 0) => ({
  id,
  type,
  iso: currencyId === 978 ? 'EUR' : 'USD',
  currencyId,
  symbol: '€',
  money: '1.00',
  points: 0,
  label: '',
  isActive: false,
})
const good = (data: unknown): Answer => ({ ok: true, answered: true, status: 200, data })
const done = (message: string): Answer => ({ ok: true, answered: true, status: 200, data: {}, message })
const refused = (message: string): Answer => ({
  ok: false,
  answered: true,
  status: 409,
  code: '409',
  title: 'account_exists',
  message,
  forPerson: true,
  body: {},
})

/** An origin that gives these lists one after another, and what was waited and asked. */
function origin(lists: unknown[], answer: Answer = done('m')) {
  const waits: number[] = []
  const calls: string[] = []
  const busy: unknown[] = []
  let at = 0
  return {
    waits,
    calls,
    busy,
    wait: async (ms: number) => void waits.push(ms),
    call: async (path: string, options: { method?: string; body?: unknown } = {}): Promise<Answer> => {
      calls.push(`${options.method ?? 'GET'} ${path} ${JSON.stringify(options.body ?? null)}`)
      const { isAdding, isDeleting, isChanging } = $accountsState.get()
      busy.push([isAdding, isDeleting, isChanging])
      if (options.method) return answer
      return good(lists[Math.min(at++, lists.length - 1)])
    },
  }
}

beforeEach(() => $player.set({ userId: 5, name: null, money: null, currency: 'EUR' }))
afterEach(() => {
  $player.set(null)
  $accountsState.set(NO_ACCOUNTS)
  $userId.set(null)
  $quote.set(null)
})

it('[S3.65] begins with all flags, none in progress', () => {
  expect(NO_ACCOUNTS).toEqual({
    accounts: [],
    active: null,
    isAvailableFirstDepositBonus: false,
    isAccountFrozen: false,
    selectedAddCurrency: null,
    isAdding: false,
    isDeleting: false,
    isChanging: false,
  })
})

it('[S3.62] an account keeps its nine fields', () => {
  const whole = { ...own(77), label: 'Main', points: 3, isActive: true }
  expect(Object.keys(v.parse(account, whole))).toEqual([
    'id',
    'type',
    'iso',
    'currencyId',
    'symbol',
    'money',
    'points',
    'label',
    'isActive',
  ])
})

it('[S3.66] [S7.61] reads the list and the active one, of which there is one', () => {
  const { accounts, active } = readAccounts({ accounts: [own(76), own(77, 840, 9), { id: 'x' }], active: 77 })
  expect([accounts.map(({ id, isActive }) => [id, isActive]), active]).toEqual([
    [
      [76, false],
      [77, true],
    ],
    77,
  ])
})

describe('the refresh', () => {
  it('[S4.120] asks for nothing in a visitor’s name', async () => {
    $player.set(null)
    const house = origin([{ accounts: [own(77)], active: 77 }])
    expect(await refreshAccounts(house)).toBe(false)
    expect(house.calls).toEqual([])
  })
  it('[S4.121] [S4.122] repeats until an account is active, whose id is the user’s then', async () => {
    const house = origin([
      { accounts: [own(77)], active: 0 },
      { accounts: [own(77)], active: 77 },
    ])
    expect(await refreshAccounts(house)).toBe(true)
    expect([house.calls.length, $userId.get()]).toEqual([2, 77])
  })
  it('[S9.63] tries five times, 2500 ms apart', async () => {
    const house = origin([{ accounts: [], active: 0 }])
    expect(await refreshAccounts(house)).toBe(false)
    expect([house.calls.length, house.waits]).toEqual([5, [2500, 2500, 2500, 2500]])
    expect(REFRESH).toEqual({ tries: 5, pauseMs: 2500, addedPauseMs: 1000 })
  })
})

describe('currencies', () => {
  const eur = { accounts: [own(77)], active: 77 }
  const both = { accounts: [own(77), own(78, 840, 9)], active: 77 }

  it('[S4.118] [S7.60] after adding one the list is asked for until it is there', async () => {
    const house = origin([eur, eur, both])
    expect(await addCurrency(840, house)).toEqual({ success: true, message: 'm' })
    expect(house.calls).toEqual([
      'POST /web-api/accounts {"currencyId":840}',
      ...Array(3).fill('GET /web-api/accounts null'),
    ])
    expect(house.waits).toEqual([1000, 1000])
  })
  it('[S4.118] [S9.64] and at most five times, 1000 ms apart', async () => {
    const house = origin([eur])
    await addCurrency(840, house)
    expect(house.calls).toHaveLength(6)
    expect(house.waits).toEqual([1000, 1000, 1000, 1000])
  })
  it('[S8.42] a refused one tells the server’s message', async () => {
    const house = origin([eur], refused('There is one already'))
    expect(await addCurrency(840, house)).toEqual({
      success: false,
      message: 'There is one already',
      title: 'account_exists',
    })
    expect(await removeCurrency(840, house)).toEqual({
      success: false,
      message: 'There is one already',
      title: 'account_exists',
    })
    expect(house.calls).toHaveLength(2)
  })
  it('[S4.117] each act sets its busy flag while it lasts', async () => {
    for (const [act, flags] of [
      [(house: ReturnType<typeof origin>) => addCurrency(840, house), [true, false, false]],
      [(house: ReturnType<typeof origin>) => removeCurrency(840, house), [false, true, false]],
      [(house: ReturnType<typeof origin>) => changeActive(78, house), [false, false, true]],
    ] as const) {
      const house = origin([both])
      await act(house)
      expect(house.busy.every((each) => JSON.stringify(each) === JSON.stringify(flags))).toBe(true)
      const { isAdding, isDeleting, isChanging } = $accountsState.get()
      expect([isAdding, isDeleting, isChanging]).toEqual([false, false, false])
    }
  })
})

describe('the active account', () => {
  it('[S4.119] [S7.62] changing it sends its id, forgets the stake in advance and asks for the accounts once', async () => {
    $quote.set({ outcomes: '', raw: { availablePrepaidAmount: '50' } } as never)
    const house = origin([{ accounts: [own(77), own(78)], active: 78 }])
    expect(await changeActive(78, house)).toEqual({ success: true })
    expect($couponState.get().availablePrepaidAmount).toBe('0')
    expect(house.calls).toEqual(['PUT /web-api/accounts/active {"id":78}', 'GET /web-api/accounts null'])
  })
  it('[S8.43] a failed change leaves the old one', async () => {
    const house = origin([], refused('no'))
    expect(await changeActive(78, house)).toEqual({ success: false })
    expect(house.calls).toHaveLength(1)
  })
  it('[S8.32] it is not told of on bingo', () => {
    expect(['/en/bingo', '/en/bingo/rooms', '/en/office', '/en/bingos'].map(isAccountTold)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('the reminder of conversion', () => {
  const main = (iso: string) => ({ type: 0, iso })
  it('[S4.123] has three variants, and none where nothing is required', () => {
    expect(conversionOf(false, [main('HRK')], ['EUR'])).toBeNull()
    expect(conversionOf(true, [main('HRK')], ['EUR'])).toBe('main_allowed')
    expect(conversionOf(true, [main('EUR')], ['EUR', 'USD'])).toBe('additional_allowed')
    expect(conversionOf(true, [main('EUR')], ['EUR'])).toBe('not_allowed')
  })
  it('[S9.47] has a title of its own for the kuna', () => {
    expect([conversionTitle('HRK'), conversionTitle('EUR')]).toEqual(['conversion_title_hrk', 'conversion_title'])
  })
  it('[S4.124] is shown once to a user in a session', () => {
    const session = () => {
      const kept = new Map<string, string>()
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }
    }
    const one = session()
    expect([firstReminder(5, one), firstReminder(5, one), firstReminder(6, one)]).toEqual([true, false, true])
    expect(firstReminder(5, session())).toBe(true)
  })
})
