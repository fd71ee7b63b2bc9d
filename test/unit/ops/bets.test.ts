import { describe, expect, it } from 'vitest'
import { readPromo, readVip } from '../../../worker/ops/commands/bets.ts'
import { UsageError } from '../../../worker/ops/commands/command.ts'

describe('the operator’s orders about bets', () => {
  it('issue a promo code to all or to one player, and end it', () => {
    expect(readPromo(['issue', 'welcome', '10.00', 'EUR'])).toEqual({
      verb: 'issue',
      body: { code: 'WELCOME', amount: '10.00', currency: 'EUR', isListed: true },
    })
    expect(readPromo(['issue', 'FOR-ANN', '5', 'EUR', '--player', '100234', '--min', '1.5', '--hidden'])).toMatchObject(
      {
        body: { userId: 100_234, minCoef: '1.5', isListed: false },
      },
    )
    expect(readPromo(['end', 'welcome'])).toEqual({ verb: 'end', code: 'WELCOME' })
    expect(readPromo(['list'])).toEqual({ verb: 'list' })
  })

  it('decide a stake above the maximum', () => {
    expect(readVip(['accept', '100234', '77'])).toEqual({ verb: 'accept', player: 100_234, coupon: 77 })
    expect(readVip(['list'])).toEqual({ verb: 'list' })
  })

  it('are refused when they are wrong, before anything is called', () => {
    for (const args of [
      [],
      ['issue', 'X1Y', '1e3', 'EUR'],
      ['issue', 'a b', '1', 'EUR'],
      ['end'],
      ['list', 'more'],
      ['issue', 'ABC', '1', 'EUR', '--player', 'ann'],
    ])
      expect(() => readPromo(args)).toThrow(UsageError)
    for (const args of [
      [],
      ['accept', '1'],
      ['accept', '0', '1'],
      ['accept', '1', '2', '3'],
      ['list', '1'],
      ['take', '1', '2'],
    ])
      expect(() => readVip(args)).toThrow(UsageError)
  })
})
