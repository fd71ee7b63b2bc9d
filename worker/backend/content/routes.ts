import { deleteContent, getContent, listContent, putContent } from '../../../shared/api/content.ts'
import { HttpError, invalid } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { shared } from './shared-answer.ts'
import { listTexts, readText, remove, write } from './store.ts'

/** Content that the operator writes. */
export function serveContent(app: App): void {
  serveWrite(app, putContent, async ({ env, now, params, body }) => {
    if ((params.kind === 'page-seo') !== 'path' in body)
      throw invalid('path', params.kind === 'page-seo' ? 'the path of the page is missing' : 'only page-seo has a path')
    if ('category' in body && params.kind !== 'promotion') throw invalid('category', 'only a promotion has a category')
    if (params.kind === 'landing' && !/^landing-./.test(params.slug))
      throw invalid('slug', 'the id of a landing page starts with landing-')
    const place = { ...params, lang: body.lang }
    if (!(await write(env, place, body, now))) throw invalid('path', 'another entry has this path in this language')
    return { ...place, updatedAt: new Date(now).toISOString() }
  })
  serveWrite(app, deleteContent, async ({ env, params, query }) => ({
    removed: await remove(env, { ...params, lang: query.lang }),
  }))
  serve(app, listContent, async ({ c, env, params, query }) => shared(c, await listTexts(env, params.kind, query)))
  serve(app, getContent, async ({ c, env, params, query }) => {
    const text = await readText(env, { ...params, lang: query.lang })
    if (!text) throw new HttpError('notFound')
    return shared(c, text)
  })
}
