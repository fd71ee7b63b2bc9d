import type { ContentText } from '../../../../shared/api/content.ts'
import { Kept } from '../../../../shared/ui/raw.tsx'
import type { Page } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'

/** Null when the origin does not answer. */
interface LandingData {
  text: ContentText | null
}

/** A landing page that the operator wrote (spec §2 `landing-page/{landingId}`); 404 for one that is not written in the visit's language. */
export const landingPage: Page<LandingData> = {
  load: async (ctx, params) => {
    const text = await ctx.origin.content('landing', params.landingId ?? '')
    if (text === 'notFound') return { kind: 'notFound' }
    return { kind: 'data', data: { text }, ...(text === null && { status: 503 }) }
  },
  view: ({ text }, ctx) =>
    text === null ? (
      <Unavailable ctx={ctx} />
    ) : (
      <article className="text card">
        <h1 dir="auto">{text.title}</h1>
        <Kept html={text.body} />
      </article>
    ),
  keep: ({ text }) => text && `content:${text.kind}:${text.slug}:${text.updatedAt}`,
  head: ({ text }, { t, config }) => {
    const company = config.companyName
    if (text === null) return { title: t('seo_site', { company }), description: t('error_503_title'), noindex: true }
    return { title: t('seo_title', { title: text.title, company }), description: text.description, type: 'article' }
  },
}
