import { expect, it } from 'vitest'
import { amountStep, amountStepMinor, initialBet } from '../../../../shared/domain/money/steps.ts'

it('[S9.40] the amount steps of RUB, USD, EUR and KWD are 100, 2.5, 2.5 and 0.5', () => {
  expect(['RUB', 'USD', 'EUR', 'KWD'].map(amountStep)).toEqual(['100', '2.5', '2.5', '0.5'])
  expect(['RUB', 'USD', 'EUR', 'KWD'].map(amountStepMinor)).toEqual([10_000, 250, 250, 500])
})
it('[S9.41] the step of a currency that is not listed is that of RUB', () => expect(amountStep('XXX')).toBe('100'))
it('[S9.42] the initial bets of RUB, USD and EUR are 150, 5 and 5', () => {
  expect(['RUB', 'USD', 'EUR'].map(initialBet)).toEqual(['150', '5', '5'])
})
it('[S9.43] the initial bet of a currency that is not listed is that of RUB', () => {
  expect([initialBet('XXX'), initialBet('constructor')]).toEqual(['150', '150'])
})
