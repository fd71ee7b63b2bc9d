import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import texts from '../../../shared/i18n/casino/en.ts'
import { PlayView, resultText, stopHeldEnter } from '../../../shared/ui/casino/play-view.tsx'
import { type PlayProps, type PlayTexts, sayOf } from '../../../shared/ui/casino/props.ts'
import { coinRound } from '../games/coin-round.ts'

const PLAY: PlayTexts = Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('play_')))
const NOW = Date.UTC(2026, 2, 2, 10, 41)
const props = (change: Partial<PlayProps> = {}): PlayProps => ({
  mode: 'play',
  lang: 'en',
  texts: PLAY,
  gameId: 104,
  kind: 'coin',
  form: { action: '', csrf: '', key: '' },
  currency: 'EUR',
  min: '0.20',
  max: '100.00',
  amount: '1.00',
  seeds: { commit: 'c', clientSeed: 's', nonce: 0 },
  last: null,
  rounds: [],
  error: null,
  session: { net: '-17.50', currency: 'EUR', startedAt: NOW - 41 * 60_000, now: NOW, clock: { tzo: 2, is12h: false } },
  left: null,
  cycle: 5000,
  ...change,
})

describe('a game’s page', () => {
  it('RG-73 always shows the session’s net in money, its time, and the time of day', () => {
    for (const last of [null, coinRound(), coinRound({ payout: '0.00' })]) {
      const html = renderToStaticMarkup(<PlayView props={props({ last })} />)
      expect(html).toContain('<time>12:41</time>')
      expect(html).toMatch(/-17\.50.*41 min/s)
    }
  })

  it('RG-71 a key that is held down plays no second round; a new press does, and typing goes on', () => {
    const stopped = (key: string, repeat: boolean) => {
      const preventDefault = vi.fn()
      stopHeldEnter({ key, repeat, preventDefault })
      return preventDefault.mock.calls.length > 0
    }
    expect([stopped('Enter', true), stopped('Enter', false), stopped('5', true)]).toEqual([true, false, false])
    const awake = { isBusy: false, times: null, turn: 0, play: () => {}, change: () => {} }
    const busy = renderToStaticMarkup(<PlayView props={props()} awake={{ ...awake, isBusy: true }} />)
    expect(busy).toContain('aria-busy="true"')
  })

  it('RG-74 tells the win that the server has booked, and no other', () => {
    const say = sayOf(PLAY)
    expect(resultText(coinRound({ payout: '20000.00' }), say).text).toMatch(/^Won 20\D000\.00\D/)
    expect(resultText(coinRound({ payout: '0.50' }), say).isWin).toBe(false)
    const html = renderToStaticMarkup(<PlayView props={props({ last: coinRound({ payout: '7.31' }) })} />)
    expect(html).toContain('7.31\u00a0EUR')
  })
})
