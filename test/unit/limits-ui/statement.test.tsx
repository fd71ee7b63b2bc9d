import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StatementMonth } from '../../../shared/api/statement.ts'
import { monthsBack } from '../../../shared/domain/limits/months.ts'
import { StatementCard } from '../../../shared/ui/limits/statement-card.tsx'
import { dateText } from '../../../shared/ui/time.ts'
import { contextOf, originWith } from '../apps/context.ts'

const row = (month: string, change: Partial<StatementMonth> = {}): StatementMonth => ({
  month,
  currency: 'EUR',
  deposits: '100.00',
  withdrawals: '20.00',
  stakes: '60.00',
  returns: '12.50',
  net: '-47.50',
  seconds: 7265,
  ...change,
})

function html(months: StatementMonth[] | null, lang = 'en'): string {
  const { t } = contextOf('/', originWith([]), { lang })
  const month = (name: string) => dateText(`${name}-01T00:00:00Z`, lang, { tzo: 0 }, 'month')
  const view = {
    t,
    month,
    signIn: String,
    currency: 'EUR',
    form: { action: '', csrf: '', key: '' },
    raiseHours: 24,
    when: String,
  }
  return renderToStaticMarkup(<StatementCard months={months} view={view} />)
}

describe('the account by months', () => {
  it('RG-92 shows each month with its result, the running one open, and leads to the file', () => {
    const shown = html([row('2026-03'), row('2026-02', { net: '5.00' })])
    expect(shown.match(/<details[^>]*>/g)).toEqual(['<details class="limit" open="">', '<details class="limit">'])
    expect(shown).toContain('March 2026')
    expect(shown).toContain('−47.50\u00a0EUR')
    expect(shown).toContain('2:01:05')
    expect(shown).toContain('href="/web-api/history/statement.csv?lang=en" download=""')
  })

  it('RG-92 is said in every language, and is left out when the origin does not tell', () => {
    for (const [lang, name] of [
      ['ru', 'март'],
      ['ar', 'مارس'],
    ])
      expect(html([row('2026-03')], lang)).toContain(name)
    expect(html(null)).toBe('')
  })

  it('counts months back over the turn of the year', () => {
    expect(monthsBack(Date.UTC(2026, 1, 28, 23, 59), 4).map(({ name }) => name)).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ])
    const [march] = monthsBack(Date.UTC(2026, 2, 31), 1)
    expect(march).toMatchObject({ from: Date.UTC(2026, 2, 1), to: Date.UTC(2026, 3, 1) })
  })
})
