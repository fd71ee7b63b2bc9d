import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROFILES, type ProfileName, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import {
  ask,
  decide,
  isLooser,
  lapsed,
  type Standing,
  UNSET,
  type Value,
} from '../../../shared/domain/limits/change.ts'

const DAY = 86_400_000
const T0 = Date.parse('2026-03-02T10:00:00Z')
const gb = rulesOf('gb')

describe('a change of a limit', () => {
  it('[S4.55] is looser or tighter against what is in force', () => {
    expect([
      isLooser(100, 150),
      isLooser(100, 50),
      isLooser(100, null),
      isLooser(null, 50),
      isLooser(100, 100),
    ]).toEqual([true, false, true, false, false])
  })

  it('asked for twice keeps its first wait, so that a repeated request is harmless', () => {
    const first = ask(ask(UNSET, 20, 5000, T0, gb), 20, 8000, T0, gb)
    expect(ask(first, 20, 8000, T0 + 1000, gb)).toEqual(first)
  })

  it('set to what is in force takes the wish back', () => {
    const waiting = ask(ask(UNSET, 20, 5000, T0, gb), 20, 8000, T0, gb)
    expect(ask(waiting, 20, 5000, T0 + 1, gb)).toMatchObject({
      active: { value: 5000, startedAt: T0 },
      pending: null,
      ended: { how: 'cancelled' },
    })
  })
})

type Step = { after: number; act: { ask: Value } | 'confirm' | 'reject' }
const step: fc.Arbitrary<Step> = fc.record({
  after: fc.oneof(fc.integer({ min: 0, max: 9 * DAY }), fc.constantFrom(0, DAY - 1, DAY, 7 * DAY, 8 * DAY)),
  act: fc.oneof(
    fc.record({ ask: fc.option(fc.integer({ min: 0, max: 20 })) }),
    fc.constantFrom('confirm' as const, 'reject' as const),
  ),
})
const profile = fc.constantFrom(...(Object.keys(PROFILES) as ProfileName[]))
const worth = (standing: Standing) => standing.active?.value ?? Number.POSITIVE_INFINITY

it('whatever is asked and decided in whatever order, a limit is loosened only by a confirmation, at least the delay after it was asked for', () => {
  fc.assert(
    fc.property(
      profile,
      fc.constantFrom(1 as const, 21 as const, 31 as const),
      fc.array(step, { maxLength: 40 }),
      (name, kind, steps) => {
        const rules = rulesOf(name)
        let now = T0
        let standing: Standing = UNSET
        /** When the present wish was last asked for, by this test's own book. */
        const book: { wish?: { value: Value; at: number } } = {}
        for (const { after, act } of steps) {
          now += after
          const before = standing
          if (typeof act === 'object') {
            standing = ask(before, kind, act.ask, now, rules)
            expect(worth(standing)).toBeLessThanOrEqual(worth(before))
            const looser = isLooser(before.active?.value ?? null, act.ask)
            if (!looser) delete book.wish
            else if (book.wish?.value !== act.ask || lapsed(before, now).pending === null)
              book.wish = { value: act.ask, at: now }
            continue
          }
          const decided = decide(before, act, now)
          standing = decided.ok ? decided.standing : before
          if (worth(standing) > worth(before)) {
            expect(act).toBe('confirm')
            expect(standing.active?.value ?? null).toBe(book.wish?.value)
            expect(now - (book.wish?.at ?? now)).toBeGreaterThanOrEqual(rules.raiseDelay * 1000)
          } else expect(worth(standing)).toBe(worth(before))
          if (decided.ok) delete book.wish
        }
      },
    ),
    { numRuns: 400 },
  )
})
