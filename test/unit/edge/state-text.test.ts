import { expect, it, vi } from 'vitest'
import { stateText } from '../../../worker/edge/render/state-text.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

it('is the state as JSON that can end no script', () => {
  expect(JSON.parse(stateText({ v: 1, islands: { login: { next: '</script>' } } }))).toEqual({
    v: 1,
    islands: { login: { next: '</script>' } },
  })
  expect(stateText({ next: '</script>' })).not.toContain('<')
  expect(logged).not.toHaveBeenCalled()
})

it('[S8.53] leaves out an island whose props cannot be serialised, which is logged; the rest of the page goes out', () => {
  const round: Record<string, unknown> = {}
  round.self = round
  const text = stateText({ v: 1, lang: 'en', islands: { login: round, coupon: { big: 1n }, settings: { lang: 'en' } } })
  expect(JSON.parse(text)).toEqual({ v: 1, lang: 'en', islands: { settings: { lang: 'en' } } })
  expect(JSON.parse(String(logged.mock.lastCall?.[0])).islands).toEqual(['login', 'coupon'])
})

it('[S8.53] says the least when the state itself cannot be', () => {
  expect(JSON.parse(stateText({ v: 1, lang: 'ar', player: { money: 1n } }))).toEqual({ v: 1, lang: 'ar' })
})
