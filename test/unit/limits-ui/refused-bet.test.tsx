import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { limitsOf } from '../../../client/coupon/answers.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { Outcome } from '../../../shared/ui/islands/coupon/after/outcome.tsx'

/** What the slip says of a bet that a limit refuses. */
function said(limitType: number, available = '4.50', renewsAt: string | null = null) {
  const data = { limitType, available, currency: 'EUR', renewsAt }
  const placing = {
    phase: 'refused' as const,
    problems: [],
    title: 'responsible_gaming_limit_exceeded',
    ...limitsOf({ data }),
  }
  const act = () => {}
  return renderToStaticMarkup(
    <Outcome
      placing={placing}
      limits={{ min: '0.20', max: '100.00' }}
      currency="USD"
      t={translator('en')}
      check={act}
      sendAgain={act}
      drop={act}
      useMax={act}
    />,
  )
}

it.each([1, 2, 3, 10, 11, 12, 37])('a bet over limit %i tells what is left, in the currency of limits', (kind) => {
  expect(said(kind)).toContain('Left of your limit: 4.50\u00a0EUR')
  expect(said(kind)).not.toContain('<button')
})
it.each([
  [33, 'You are taking a break'],
  [31, 'session limit for today is used up'],
  [32, 'when you have answered the reality check'],
])('a bet that %i refuses tells why', (kind, text) => {
  expect(said(kind, '0')).toContain(text)
  expect(said(kind, '0')).not.toContain('Left of')
})
it.each([
  [1, 'Stake limit, 24 hours.'],
  [3, 'Stake limit, 30 days.'],
  [10, 'Loss limit, 24 hours.'],
  [11, 'Loss limit, 7 days.'],
  [37, 'Largest single stake.'],
])('RG-89 a bet over limit %i names it and when it renews, in neutral words', (kind, name) => {
  const html = said(kind, '4.50', '2026-03-03T10:05:00.000Z')
  expect(html).toContain(name)
  expect(html).toMatch(/It renews on 3 ?Mar|It renews on Mar 3/)
  expect(html).not.toMatch(/<button|<a |bonus|raise|increase|deposit/i)
  expect(said(kind)).not.toContain('renews')
})

it('any other refusal names no limit', () => {
  for (const data of [{}, { limitType: 1 }, { limitType: '1', available: '5', currency: 'EUR' }, null])
    expect(limitsOf({ data }).own).toBeNull()
})
