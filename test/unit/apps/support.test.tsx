import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Answered } from '../../../worker/edge/origin/client.ts'
import { contextOf, originWith } from './context.ts'

const PLAYER = { userId: 7, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const FILLED = { subject: 'A <b>bet</b>', message: 'Where is it?', email: ' ann@example.test ' }

function open(path: string, answer?: Answered, options: Parameters<typeof contextOf>[2] = {}) {
  const sent: [string, unknown][] = []
  const post = async (to: string, body: unknown): Promise<Answered> => {
    sent.push([to, body])
    return answer ?? { ok: true, data: { id: 41, at: '2026-11-28T00:00:00.000Z' } }
  }
  const page = PAGES.contacts
  if (!page?.post) throw new Error('no form')
  const ctx = contextOf(path, originWith([], { post }), options)
  const { post: send } = page
  return {
    sent,
    load: async () => {
      const loaded = await page.load(ctx, {})
      return loaded.kind === 'data' ? renderToStaticMarkup(page.view(loaded.data, ctx)) : loaded.kind
    },
    submit: async (fields: Record<string, string>) => {
      const loaded = await send(new URLSearchParams(fields), ctx, {})
      if (loaded instanceof Response || loaded.kind !== 'data') return loaded
      return renderToStaticMarkup(page.view(loaded.data, ctx))
    },
  }
}

describe('the form to write to support', () => {
  it('[S2.135] stands on the page of contacts as a plain form with subject, message and e-mail', async () => {
    const html = String(await open('/contacts').load())
    expect(html).toMatch(/<form class="form" action="\/en\/contacts#write" method="post">/)
    expect(html).toContain('name="csrf" value="token"')
    for (const name of ['email', 'subject', 'message'])
      expect(html).toMatch(
        new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*required=""|required=""[^>]*name="${name}"`),
      )
  })

  it('does not ask a player for an e-mail that is known', async () => {
    const html = String(await open('/contacts', undefined, { player: PLAYER }).load())
    expect(/<input[^>]*name="email"[^>]*>/.exec(html)?.[0]).not.toContain('required')
  })

  it('is handed to the origin in the visit’s language, and leads to the number of the message', async () => {
    const { submit, sent } = open('/contacts', undefined, { lang: 'ru' })
    expect(await submit(FILLED)).toEqual({ kind: 'redirect', status: 303, to: '/ru/contacts?sent=41#write' })
    expect(sent).toEqual([['/web-api/support/messages', { ...FILLED, email: 'ann@example.test', lang: 'ru' }]])
    const html = String(await open('/contacts?sent=41').load())
    expect(html).toContain('We have your message No. 41')
    expect(html).not.toContain('<form')
    expect(await open('/contacts?sent=%3Cb%3E').load()).toContain('<form')
  })

  it('that is wrong comes back filled in, with what is wrong at its field', async () => {
    const issues = [
      { path: 'email', message: 'x' },
      { path: 'subject', message: 'x' },
    ]
    const refusal: Answered = { ok: false, status: 422, title: 'main_query_error', body: { issues } }
    const html = String(await open('/contacts', refusal).submit(FILLED))
    expect(html).toContain('value="A &lt;b&gt;bet&lt;/b&gt;"')
    expect(html).toContain('Where is it?</textarea>')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(html).toContain('Write an e-mail address such as name@example.com')
  })

  it.each([
    [429, 'main_too_many', 'wait'],
    [0, 'unavailable', 'answer'],
  ] as const)('that is refused with %d says why and loses nothing', async (status, title, word) => {
    const refusal = (
      status === 0 ? { ok: false, status, title: 'unavailable', body: null } : { ok: false, status, title, body: {} }
    ) satisfies Answered
    const html = String(await open('/contacts', refusal).submit(FILLED))
    expect(/role="alert">([^<]+)/.exec(html)?.[1]).toContain(word)
    expect(html).toContain('Where is it?</textarea>')
  })

  it.each(['ru', 'ar'])('has all its texts in %s', async (lang) => {
    for (const path of ['/contacts', '/contacts?sent=41'])
      expect(await open(path, undefined, { lang }).load()).not.toMatch(/\bsupport_[a-z]/)
  })
})
