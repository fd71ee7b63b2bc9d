import * as v from 'valibot'
import { PROMO_CATEGORIES } from '../domain/content/promo-categories.ts'
import { allowedMeta } from '../domain/seo/metas.ts'
import { isRobots } from '../domain/seo/robots.ts'
import { call } from './call.ts'
import { instant, language, page, text } from './fields.ts'

/** What an operator writes: data of a page for search engines, and texts of pages. */
export const contentKind = v.picklist(['page-seo', 'text', 'news', 'promotion', 'landing'])
export type ContentKind = v.InferOutput<typeof contentKind>
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, 'lower-case letters, digits, - and _'))

/** Path of a page after its language, decoded, without query; `/` is home. */
export const pagePath = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(/^\/(?:[^/?#\\\p{Cc}]+(?:\/[^/?#\\\p{Cc}]+)*)?$/u, 'a path after the language, such as /line/football'),
)
const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::[0-9]{1,5})?$/, 'a host name'),
)
/** An absolute http(s) address without user info. */
const address = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.url(),
  v.check((raw) => {
    const url = URL.parse(raw)
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  }, 'an address that starts with https://'),
)
/** Spec §3: the address of another page, or this path on another domain. */
export const customCanonical = v.variant('mode', [
  v.object({ mode: v.literal('url'), targetUrl: address }),
  v.object({ mode: v.literal('mirror'), domain: v.object({ host }) }),
])
export type CustomCanonical = v.InferOutput<typeof customCanonical>

const meta = v.object({ name: v.optional(v.string()), property: v.optional(v.string()), content: v.string() })
const robots = v.pipe(v.string(), v.maxLength(200), v.check(isRobots, 'known robots directives, separated by commas'))

/** SEO page data (spec §3). `hierarchyMetaRobots` is that of the most specific path at or above the page that has one. */
export const pageSeo = v.object({
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  metaRobots: v.nullable(v.string()),
  hierarchyMetaRobots: v.nullable(v.string()),
  metas: v.array(meta),
  customCanonical: v.nullable(customCanonical),
  /** Is there a page visual to be asked for? Yes, when it is not said. */
  hasVisual: v.optional(v.boolean()),
})
export type PageSeo = v.InferOutput<typeof pageSeo>

/** What the SEO module's calls are told (spec §7); the embedded module finds a page by its path alone. */
const asked = v.optional(v.pipe(v.string(), v.maxLength(200)))
export const seoQuery = v.pipe(
  v.object({
    path: pagePath,
    language: v.optional(language),
    /** Another name of `language`. */
    lang: v.optional(language),
    projectId: asked,
    timezone: asked,
    stream: asked,
    section: asked,
    ids: asked,
  }),
  v.check((query) => query.language !== undefined || query.lang !== undefined, 'language is missing'),
)
export const getPageSeo = call({
  method: 'GET',
  path: '/web-api/content/seo',
  audience: 'public',
  summary: 'SEO page data of a path',
  envelope: 'data',
  query: seoQuery,
  answer: pageSeo,
})

/** What a page shows beside its own content: a picture of this site and a text. */
const pageVisualBody = v.strictObject({
  image: v.optional(
    v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])[^\s\\]+$/, 'a path on this site'))),
  ),
  alt: v.optional(text(300)),
  text: v.optional(v.pipe(v.string(), v.maxLength(50_000))),
})
const bodyText = v.pipe(v.string(), v.maxLength(200_000))
const pageSeoBody = v.strictObject({
  lang: language,
  path: pagePath,
  title: v.optional(v.nullable(text(300))),
  description: v.optional(v.nullable(text(1000))),
  metaRobots: v.optional(v.nullable(robots)),
  hierarchyMetaRobots: v.optional(v.nullable(robots)),
  metas: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.strictObject({ name: v.optional(text(100)), property: v.optional(text(100)), content: text(1000) }),
          v.check((raw) => allowedMeta(raw) !== null, 'a name or property of the allowed list'),
        ),
      ),
      v.maxLength(50),
    ),
  ),
  customCanonical: v.optional(v.nullable(customCanonical)),
  visual: v.optional(v.nullable(pageVisualBody)),
})
const textBody = v.strictObject({
  lang: language,
  title: text(300),
  description: v.optional(text(1000)),
  /** HTML; it is sanitised whenever it is read. */
  body: bodyText,
  /** Of a promotion. */
  category: v.optional(v.nullable(v.picklist(PROMO_CATEGORIES))),
})
export type PageSeoBody = v.InferOutput<typeof pageSeoBody>
export type TextBody = v.InferOutput<typeof textBody>

const named = v.object({ kind: contentKind, slug })
const place = { kind: contentKind, slug: v.string(), lang: language, updatedAt: instant }
export const putContent = call({
  method: 'PUT',
  path: '/operator-api/v1/content/:kind/:slug',
  audience: 'operator',
  summary: 'Write a page’s data for search engines (kind page-seo, with `path`), or a text, in one language',
  envelope: 'data',
  params: named,
  body: v.union([pageSeoBody, textBody]),
  answer: v.object(place),
})
export const deleteContent = call({
  method: 'DELETE',
  path: '/operator-api/v1/content/:kind/:slug',
  audience: 'operator',
  summary: 'Remove it in one language',
  envelope: 'data',
  params: named,
  query: v.object({ lang: language }),
  answer: v.object({ removed: v.number() }),
})

const publicKind = v.picklist(['text', 'news', 'promotion', 'landing'])
const contentText = v.object({
  ...place,
  title: v.string(),
  description: v.string(),
  /** Of a promotion that has one. */
  category: v.optional(v.nullable(v.picklist(PROMO_CATEGORIES)), null),
  /** HTML of the allow-list. */
  body: v.string(),
  /** Languages that it is written in; absent when the origin does not say. */
  languages: v.optional(v.array(v.string())),
})
export type ContentText = v.InferOutput<typeof contentText>
export const getContent = call({
  method: 'GET',
  path: '/web-api/content/:kind/:slug',
  audience: 'public',
  summary: 'A text in a language; 404 when it is not written in it',
  envelope: 'data',
  params: v.object({ kind: publicKind, slug }),
  query: v.object({ lang: language }),
  answer: contentText,
})
export const listContent = call({
  method: 'GET',
  path: '/web-api/content/:kind',
  audience: 'public',
  summary: 'The texts of a kind in a language, the newest first, without their bodies',
  envelope: 'data',
  params: v.object({ kind: publicKind }),
  query: v.object({
    lang: language,
    page,
    /** Texts on a page, 1,000 unless said. */
    count: v.optional(v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,3}$/), v.transform(Number), v.maxValue(1000))),
    category: v.optional(v.picklist(PROMO_CATEGORIES)),
  }),
  answer: v.object({
    items: v.array(v.omit(contentText, ['body', 'languages'])),
    total: v.number(),
    page: v.number(),
  }),
})
export type ContentList = v.InferOutput<typeof listContent.answer>
