import * as v from 'valibot'
import type { Answer } from '../../../shared/api/call.ts'
import type { ContentKind, ContentText, PageSeo, PageSeoBody, TextBody } from '../../../shared/api/content.ts'
import type { getPageVisual } from '../../../shared/api/seo.ts'
import { PROMO_CATEGORIES, type PromoCategory } from '../../../shared/domain/content/promo-categories.ts'
import { sanitise } from '../../../shared/domain/content/sanitise.ts'
import type { Env } from '../env.ts'
import { pageData, pathsUp, type StoredSeo, storedSeo } from './page-data.ts'

type Place = { kind: ContentKind; slug: string; lang: string }
type Listed = Omit<ContentText, 'body' | 'languages'>

const extra = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    description: v.optional(v.string(), ''),
    category: v.optional(v.nullable(v.picklist(PROMO_CATEGORIES)), null),
  }),
)
const seoText = v.pipe(v.string(), v.parseJson(), storedSeo)
/** Texts on one page of a list, unless the caller says. */
const PAGE_SIZE = 1000

interface Row {
  slug: string
  title: string | null
  data: string
  updated_at: number
}

const listed = (kind: ContentKind, lang: string, row: Row): Listed => ({
  kind,
  slug: row.slug,
  lang,
  title: row.title ?? '',
  ...v.parse(extra, row.data),
  updatedAt: new Date(row.updated_at).toISOString(),
})

/** Writes a text or a page's data; false when another entry already speaks for that path in that language. */
export async function write(env: Env, place: Place, body: PageSeoBody | TextBody, now: number): Promise<boolean> {
  const { kind, slug, lang } = place
  const columns =
    'path' in body
      ? { path: body.path, title: null, body: '', data: JSON.stringify(v.parse(storedSeo, body)) }
      : {
          path: null,
          title: body.title,
          body: body.body,
          data: JSON.stringify({ description: body.description ?? '', category: body.category ?? null }),
        }
  // One statement decides and writes: of two writers for one path the second changes nothing.
  const { meta } = await env.DB.prepare(
    `INSERT INTO content (kind, slug, lang, path, title, body, data, updated_at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
     WHERE NOT EXISTS (SELECT 1 FROM content WHERE path = ?4 AND lang = ?3 AND NOT (kind = ?1 AND slug = ?2))
     ON CONFLICT (kind, slug, lang) DO UPDATE SET path = ?4, title = ?5, body = ?6, data = ?7, updated_at = ?8`,
  )
    .bind(kind, slug, lang, columns.path, columns.title, columns.body, columns.data, now)
    .run()
  return meta.changes > 0
}

/** Removes an entry in one language; how many there were. */
export async function remove(env: Env, { kind, slug, lang }: Place): Promise<number> {
  const { meta } = await env.DB.prepare('DELETE FROM content WHERE kind = ?1 AND slug = ?2 AND lang = ?3')
    .bind(kind, slug, lang)
    .run()
  return meta.changes
}

/** SEO page data of a path in a language; all empty when nobody wrote any. */
export async function readPageSeo(env: Env, path: string, lang: string): Promise<PageSeo> {
  const paths = pathsUp(path)
  const places = paths.map((_, n) => `?${n + 2}`).join(', ')
  const { results } = await env.DB.prepare(`SELECT path, data FROM content WHERE lang = ?1 AND path IN (${places})`)
    .bind(lang, ...paths)
    .all<{ path: string; data: string }>()
  const rows = new Map<string, StoredSeo>(results.map((row) => [row.path, v.parse(seoText, row.data)]))
  return pageData(path, rows)
}

/** What a page shows beside its content, its text made safe; null when nobody wrote anything. */
export async function readVisual(env: Env, path: string, lang: string): Promise<Answer<typeof getPageVisual>> {
  const row = await env.DB.prepare('SELECT data FROM content WHERE lang = ?1 AND path = ?2')
    .bind(lang, path)
    .first<{ data: string }>()
  const visual = row && v.parse(seoText, row.data).visual
  return visual && { ...visual, text: sanitise(visual.text) }
}

/** A text with its body made safe and the languages that it is written in; null when it is not written in this one. */
export async function readText(env: Env, { kind, slug, lang }: Place): Promise<ContentText | null> {
  const [texts, places] = await env.DB.batch<Row & { body: string; lang: string }>([
    env.DB.prepare(
      'SELECT slug, title, body, data, updated_at FROM content WHERE kind = ?1 AND slug = ?2 AND lang = ?3',
    ).bind(kind, slug, lang),
    env.DB.prepare('SELECT lang FROM content WHERE kind = ?1 AND slug = ?2 ORDER BY lang').bind(kind, slug),
  ])
  const row = texts?.results[0]
  const languages = places?.results.map((place) => place.lang) ?? []
  return row ? { ...listed(kind, lang, row), body: sanitise(row.body), languages } : null
}

interface Wanted {
  lang: string
  page?: number | undefined
  /** Texts on a page. */
  count?: number | undefined
  category?: PromoCategory | undefined
}

/** The texts of a kind, the newest first. */
export async function listTexts(
  env: Env,
  kind: ContentKind,
  { lang, page = 1, count = PAGE_SIZE, category }: Wanted,
): Promise<{ items: Listed[]; total: number; page: number }> {
  const which = "kind = ?1 AND lang = ?2 AND (?3 IS NULL OR json_extract(data, '$.category') = ?3)"
  const [rows, found] = await env.DB.batch<Row & { total: number }>([
    env.DB.prepare(
      `SELECT slug, title, data, updated_at FROM content WHERE ${which} ORDER BY updated_at DESC, slug LIMIT ?4 OFFSET ?5`,
    ).bind(kind, lang, category ?? null, count, (page - 1) * count),
    env.DB.prepare(`SELECT count(*) AS total FROM content WHERE ${which}`).bind(kind, lang, category ?? null),
  ])
  return {
    items: (rows?.results ?? []).map((row) => listed(kind, lang, row)),
    total: found?.results[0]?.total ?? 0,
    page,
  }
}
