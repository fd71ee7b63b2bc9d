import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { shareIdeaPage } from '../../../worker/edge/apps/office/share-idea-page.tsx'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import { contextOf, originWith } from '../apps/context.ts'

const send = async (post: Origin['post']) => {
  const ctx = contextOf('/office/share-idea', originWith([], { post }))
  const answer = await shareIdeaPage.post?.(new URLSearchParams({ subject: 'Dark', message: 'Darker' }), ctx, {})
  if (!answer || answer instanceof Response) throw new Error('no page')
  return answer.kind === 'data' ? renderToStaticMarkup(shareIdeaPage.view(answer.data, ctx)) : answer
}

it('[S2.73] the page has a plain form, which leads back with the number of the idea', async () => {
  const ctx = contextOf('/office/share-idea', originWith([]))
  const loaded = await shareIdeaPage.load(ctx, {})
  const html = loaded.kind === 'data' ? renderToStaticMarkup(shareIdeaPage.view(loaded.data, ctx)) : ''
  expect(html).toMatch(/<form[^>]*method="post".*name="subject".*<textarea.*name="message"/s)
  expect(html).not.toContain('name="email"')
  const sent: unknown[] = []
  const to = await send(async (path, body) => {
    sent.push(path, body)
    return { ok: true, data: { id: 7 } }
  })
  expect(sent).toEqual(['/web-api/support/ideas', { subject: 'Dark', message: 'Darker', lang: 'en' }])
  expect(to).toMatchObject({ kind: 'redirect', status: 303, to: expect.stringContaining('?sent=7') })
})

it('a refused idea stays in the form', async () => {
  const html = await send(async () => ({ ok: false, status: 429, title: 'too_many_requests', body: null }))
  expect(html).toMatch(/role="alert".*Darker<\/textarea>/s)
})
