import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { careTexts } from '../../../client/limits/texts.ts'
import { sessionFacts } from '../../../client/reality-check/session-facts.ts'
import { AccountMenu } from '../../../shared/ui/limits/account-menu.tsx'
import { FirstLimits } from '../../../shared/ui/limits/first-limits.tsx'
import { signInText } from '../../../shared/ui/limits/sign-in-text.ts'
import { contextOf, originWith } from '../apps/context.ts'
import { SESSION } from './limits.ts'

const CLOCK = { tzo: 0, is12h: false }

describe('the account’s menu', () => {
  it('RG-81 RG-73 tells time and result of the session, and the sign-in before it', async () => {
    const session = sessionFacts(SESSION)
    const lastSignIn = session?.lastSignIn ? signInText(session.lastSignIn, 'en', CLOCK) : null
    expect(lastSignIn).toBe('1 Mar 2026, 09:00, Malta')
    const links = { office: '/en/office', history: '/en/office/history', limits: '/en/office/responsible' }
    const t = await careTexts('en')
    const html = renderToStaticMarkup(<AccountMenu props={{ session, lastSignIn, links }} t={t} />)
    expect(html).toContain('<dt>Last sign-in before</dt><dd><bdi>1 Mar 2026, 09:00, Malta</bdi></dd>')
    expect(html).toContain('1:06:40')
    expect(html).toContain('−20.00\u00a0EUR')
    const first = renderToStaticMarkup(<AccountMenu props={{ session, lastSignIn: null, links }} t={t} />)
    expect(first).not.toContain('Last sign-in')
  })

  it('RG-81 a country that is not known, or none, is left out', () => {
    const at = '2026-03-01T09:00:00Z'
    expect(signInText({ at, country: null }, 'en', CLOCK)).toBe('1 Mar 2026, 09:00')
    expect(signInText({ at, country: '<b>' }, 'en', CLOCK)).toBe('1 Mar 2026, 09:00')
  })
})

describe('the question for deposit limits', () => {
  const html = (isMandatory: boolean, lang = 'en') => {
    const { t } = contextOf('/', originWith([]), { lang })
    const form = { action: '', csrf: 'token', key: '' }
    return renderToStaticMarkup(
      <FirstLimits {...{ isMandatory, form, t }} currency="EUR" action="/en/office/responsible" />,
    )
  }

  it('RG-82 has an empty box for each period, and no amount is suggested', () => {
    const boxes = html(false).match(/<input[^>]*name="value-2\d"[^>]*>/g) ?? []
    expect(boxes).toHaveLength(3)
    for (const box of boxes) expect(box).not.toMatch(/ (value|placeholder)=/)
  })

  it('RG-82 can be declined only where no limit is mandatory', () => {
    expect(html(false)).toContain('value="later"')
    expect(html(true)).not.toContain('value="later"')
    for (const lang of ['ru', 'ar']) expect(html(true, lang)).not.toContain('limits_prompt')
  })
})
