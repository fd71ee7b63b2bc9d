import * as v from 'valibot'
import { call } from './call.ts'
import { seoQuery } from './content.ts'
import { language } from './fields.ts'

/** The SEO module's calls beside page data and content (spec §7; their paths are this product's own). */
export const getPageVisual = call({
  method: 'GET',
  path: '/web-api/content/seo/visual',
  audience: 'public',
  summary: 'What a page shows beside its content: a picture and a text',
  envelope: 'data',
  query: seoQuery,
  answer: v.nullable(
    v.object({
      /** Path on this site. */
      image: v.nullable(v.string()),
      alt: v.string(),
      /** HTML of the allow-list. */
      text: v.string(),
    }),
  ),
})

export const getIsoCodes = call({
  method: 'GET',
  path: '/web-api/content/seo/iso-codes',
  audience: 'public',
  summary: 'ISO 639-1 code and locale of every language of the site, by language',
  envelope: 'data',
  answer: v.record(v.string(), v.object({ code: language, locale: v.string() })),
})

export const getSeoByDomain = call({
  method: 'GET',
  path: '/web-api/content/seo/by-domain',
  audience: 'public',
  summary: 'The project of a domain; 404 for a domain that is none of the site',
  envelope: 'data',
  query: v.object({ domain: v.pipe(v.string(), v.maxLength(253)) }),
  answer: v.object({
    domain: v.string(),
    projectId: v.number(),
    companyName: v.string(),
    languages: v.array(language),
    defaultLanguage: language,
  }),
})

export const getSeoSports = call({
  method: 'GET',
  path: '/web-api/content/seo/sports',
  audience: 'public',
  summary: 'Sports by id, long-term bets (2999) among them',
  envelope: 'data',
  query: v.object({
    lng: language,
    /** `true` adds the English name. */
    nameEng: v.optional(v.picklist(['true', 'false'])),
  }),
  answer: v.record(
    v.string(),
    v.object({ id: v.number(), slug: v.string(), name: v.string(), nameEng: v.optional(v.string()) }),
  ),
})
