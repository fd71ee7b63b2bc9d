import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { stopNewsletterPage } from '../../../worker/edge/apps/auth/stop-newsletter-page.tsx'
import type { Answered, Origin } from '../../../worker/edge/origin/client.ts'
import { contextOf, originWith } from './context.ts'

const player = { userId: 7, name: null, ban: 0, banVersion: 0, termsChanged: false }
const ctxOf = (path: string, who: typeof player | null = null, change: Partial<Origin> = {}) =>
  contextOf(path, originWith([], change), { player: who })

async function open(ctx: ReturnType<typeof ctxOf>) {
  const loaded = await stopNewsletterPage.load(ctx, {})
  return loaded.kind === 'data' ? renderToStaticMarkup(stopNewsletterPage.view(loaded.data, ctx)) : loaded.kind
}
async function press(form: string, ctx: ReturnType<typeof ctxOf>) {
  const loaded = await stopNewsletterPage.post?.(new URLSearchParams(form), ctx, {})
  return loaded && 'kind' in loaded && loaded.kind === 'data'
    ? renderToStaticMarkup(stopNewsletterPage.view(loaded.data, ctx))
    : ''
}

describe('[S2.39] the page that stops the newsletter', () => {
  it('stops it by the token of a mail’s link, at a press and not before', async () => {
    const sent: unknown[] = []
    const answers: Answered[] = [
      { ok: true, data: {} },
      { ok: false, status: 422, title: 'auth_link_over', body: null },
    ]
    const post: Origin['post'] = async (path, body) => {
      sent.push([path, body])
      return answers[sent.length - 1] ?? { ok: true, data: {} }
    }
    const ctx = ctxOf('/user/stopnewsletter?token=7.x', null, { post })
    expect(await open(ctx)).toContain('name="token" value="7.x"')
    expect(sent).toEqual([])
    expect(await press('token=7.x', ctx)).toContain('Done: no more news')
    expect(sent).toEqual([['/web-api/newsletter/stop', { token: '7.x' }]])
    expect(await press('token=7.x', ctx)).toContain('note-bad')
  })

  it('without a token a player stops it for his account, and a visitor is led to the sign-in', async () => {
    const saved: unknown[] = []
    const saveSetting: Origin['saveSetting'] = async (key, value) => {
      saved.push([key, value])
      return { ok: true, data: null }
    }
    const ctx = ctxOf('/user/stopnewsletter', player, { saveSetting })
    expect(await open(ctx)).toContain('<form')
    await press('token=', ctx)
    expect(saved).toEqual([['enable_mail_news', false]])
    const visitor = await open(ctxOf('/user/stopnewsletter'))
    expect(visitor).toContain('/en/user/login')
    expect(visitor).not.toContain('<form')
  })
})
