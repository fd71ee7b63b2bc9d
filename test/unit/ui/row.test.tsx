import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { EventView } from '../../../shared/api/feed.ts'
import { DEFAULT_DISPLAY, type DisplaySettings } from '../../../shared/domain/settings/display.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { EventRow } from '../../../shared/ui/events/row.tsx'
import { handicap, lineEvent, liveEvent, result, total } from './samples.ts'

const row = (event: EventView, lang = 'en', display: Partial<DisplaySettings> = {}) =>
  renderToStaticMarkup(
    <EventRow
      event={event}
      t={translator(lang)}
      link="/en/live/football/x/y"
      display={{ ...DEFAULT_DISPLAY, ...display }}
    />,
  )
const button = (html: string, outcome: number) =>
  new RegExp(`<button[^>]*data-outcome="${outcome}".*?</button>`).exec(html)?.[0] ?? ''

it('names event, teams and sport on the row, and marks a live one', () => {
  expect(row(liveEvent())).toMatch(
    /^<li class="ev" data-event="12" data-teams="Arsenal – Chelsea" data-sport="1" data-live="">/,
  )
  expect(row(lineEvent())).not.toContain('data-live')
})

it('makes each price a submit button of the form `pick`, with a name of its own for screen readers', () => {
  expect(button(row(lineEvent()), 901)).toBe(
    '<button type="submit" class="odd" form="pick" value="501-901" data-outcome="901" data-market="501" aria-pressed="false" aria-label="Arsenal – Chelsea, 1X2, Arsenal, 1.85" name="pick"><span class="odd-n">1</span><span class="odd-c" data-coef="1850">1.85</span></button>',
  )
})

it('locks a price of a suspended market, and one that is not active', () => {
  const suspended = row(lineEvent({ markets: [{ ...result, status: -1 }] }))
  expect(button(suspended, 901)).toMatch(/class="odd is-blocked".* disabled=""/)
  const [home, ...others] = result.outcomes
  const one = row(
    lineEvent({ markets: [{ ...result, outcomes: home ? [{ ...home, active: false }, ...others] : [] }] }),
  )
  expect(button(one, 901)).toContain('is-blocked')
  expect(button(one, 902)).not.toContain('is-blocked')
})

it.each([0, -3, -4] as const)('shows no price of a market with status %i', (status) => {
  expect(row(lineEvent({ markets: [{ ...result, status }] }))).not.toContain('<button')
})

it('shows under, line and over, then home, line and away of the handicap', () => {
  const order = [...row(lineEvent()).matchAll(/data-outcome="(\d+)"|class="ln"[^>]*>([^<]*)/g)].map(
    ([, outcome, line]) => outcome ?? line,
  )
  expect(order).toEqual(['901', '902', '903', '5022', '2.5', '5021', '921', '−1.5', '922'])
})

it('takes the most even line of several totals', () => {
  const html = row(
    lineEvent({
      markets: [
        total('1.5', '3.2', '1.33', 601),
        total('2.5', '1.9', '1.95', 602),
        total('3.5', '1.4', '2.9', 603),
        handicap,
      ],
    }),
  )
  expect(html).toContain('data-outcome="6021"')
  expect(html).not.toMatch(/data-outcome="60[13]\d"/)
})

it('leaves the middle column of a sport without draws empty', () => {
  const winner = {
    ...result,
    typeId: 186,
    outcomes: [
      { id: 1, typeId: 4, name: 'A', coef: '1.5', active: true },
      { id: 2, typeId: 5, name: 'B', coef: '2.5', active: true },
    ],
  }
  expect(row(lineEvent({ markets: [winner] }))).toMatch(/data-outcome="1".*?odd-no.*?data-outcome="2"/)
})

it('[S3.39] shows prices in the chosen format, and keeps thousandths for the browser', () => {
  expect(
    ([0, 1, 2, 4] as const).map(
      (coefViewId) => /data-coef="1850">([^<]+)/.exec(row(lineEvent(), 'en', { coefViewId }))?.[1],
    ),
  ).toEqual(['1.85', '17/20', '−118', '0.850'])
})

it('shows score and minute of a live event where the browser finds them', () => {
  const html = row(liveEvent())
  expect(html).toContain('<span class="ev-s" data-score="">2:1</span>')
  expect(html).toContain('<b data-minute="">67′</b>')
  expect(row(liveEvent({ status: 3 }))).toContain('Break')
})

it('leads to the page of the event, with the count of its markets', () => {
  expect(row(lineEvent())).toContain(
    '<a class="ev-m" href="/en/live/football/x/y" aria-label="Arsenal – Chelsea: 123 markets">+123</a>',
  )
})

it('escapes what a feed may send as a name', () => {
  const html = row(lineEvent({ home: '<img src=x onerror=alert(1)>', away: '"><script>alert(1)</script>' }))
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('data-teams="&lt;img src=x onerror=alert(1)&gt; – &quot;&gt;&lt;script&gt;')
})

it('says everything in the language of the page', () => {
  expect(button(row(lineEvent(), 'ru'), 902)).toContain('Ничья')
  expect(button(row(lineEvent(), 'ar'), 902)).toContain('تعادل')
})
