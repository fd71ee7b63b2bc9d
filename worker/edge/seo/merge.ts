import type { PageSeo } from '../../../shared/api/content.ts'
import { localeOf } from '../../../shared/domain/seo/locale.ts'
import { allowedMeta, type Meta } from '../../../shared/domain/seo/metas.ts'
import { isClosed, robotsOf } from '../../../shared/domain/seo/robots.ts'
import type { Head } from '../page.ts'
import { addressIn } from './addresses.ts'
import { siteStructure } from './site-structure.ts'

/** What a page's head is made of. */
export interface SeoFacts {
  /** What the page says of itself. */
  head: Head
  /** What the operator's SEO module says of the page; null when it says nothing, or does not answer. */
  module: PageSeo | null
  /** Is the page nothing for an index, whatever anybody says? */
  noindex: boolean
  lang: string
  /** Decoded path after the language. */
  path: string
  /** Origin of the site. */
  site: string
  /** Languages that a guest may see. */
  languages: readonly string[]
  defaultLanguage: string
  company: string
  /** For the organisation that home describes. */
  email: string
}

export interface SeoLink {
  rel: 'canonical' | 'alternate' | 'prev' | 'next'
  href: string
  hreflang?: string
}

/** A page's head as crawlers and link previews read it; addresses are absolute. */
export interface SeoHead {
  title: string
  links: SeoLink[]
  /** The page’s own, then those that the operator adds; only groups such as `og:image` name one twice. */
  metas: Meta[]
  structured: Record<string, unknown>[]
}

const IMAGE = '/icon-512.png'

/** The page's own address in the index: of all that a query may hold only a further page of a list is another page. */
const ownQuery = (page: number): string => (page > 1 ? `?page=${page}` : '')

function canonicalOf({ module, site, lang, head, path }: SeoFacts): { href: string; isCustom: boolean } {
  const own = addressIn(lang, head.canonical ?? path) + ownQuery(head.pages?.page ?? 1)
  const custom = module?.customCanonical
  if (custom?.mode === 'url') return { href: custom.targetUrl, isCustom: true }
  if (custom?.mode === 'mirror') return { href: `https://${custom.domain.host}${own}`, isCustom: true }
  return { href: site + own, isCustom: false }
}

/** Every language's address of this page, this one's too, and the default's for everyone else. */
function alternateLinks({ site, head, path, languages, defaultLanguage }: SeoFacts): SeoLink[] {
  const at = head.canonical ?? path
  const query = ownQuery(head.pages?.page ?? 1)
  const link = (hreflang: string, lang: string): SeoLink => ({
    rel: 'alternate',
    hreflang,
    href: site + addressIn(lang, at) + query,
  })
  const fallback = languages.includes(defaultLanguage) ? defaultLanguage : languages[0]
  return [
    ...languages.map((lang) => link(lang, lang)),
    ...(fallback === undefined ? [] : [link('x-default', fallback)]),
  ]
}

function neighbours({ site, lang, head, path }: SeoFacts): SeoLink[] {
  if (!head.pages) return []
  const { page, of } = head.pages
  const to = (rel: 'prev' | 'next', n: number): SeoLink => ({
    rel,
    href: site + addressIn(lang, head.canonical ?? path) + ownQuery(n),
  })
  return [...(page > 1 ? [to('prev', page - 1)] : []), ...(page < of ? [to('next', page + 1)] : [])]
}

const keyOf = (meta: Meta): string => ('name' in meta ? `name:${meta.name}` : `property:${meta.property}`)

/** Metas in the order of their first naming; the later one of a name counts. `og:image` and its like may stand several times. */
function mergedMetas(own: Meta[], added: Meta[]): Meta[] {
  const replaced = new Set(added.map(keyOf))
  return [...own.filter((meta) => !replaced.has(keyOf(meta))), ...added]
}

/**
 * What the page says of itself, with what the operator's SEO module says of it laid over. Pure; the module's part is checked here once more,
 * since another operator's module may say anything (security.md SEC-40). Without the module the page's own words stand, and a page that is
 * open stays open (reliability.md 4.1).
 */
export function mergeSeo(all: SeoFacts): SeoHead {
  const { head, module, site, lang, company } = all
  const languages = all.languages.filter((each) => head.languages?.includes(each) ?? true)
  const facts = { ...all, languages }
  const title = module?.title || head.title
  const description = module?.description || head.description
  const robots = robotsOf(module?.metaRobots ?? null, module?.hierarchyMetaRobots ?? null, facts.noindex)
  const isOpen = !isClosed(robots)
  const canonical = canonicalOf(facts)
  const own: Meta[] = [
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    ...(robots.length === 0 ? [] : [{ name: 'robots', content: robots.join(', ') }]),
    { property: 'og:title', content: title },
    ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: canonical.href },
    { property: 'og:site_name', content: company },
    { property: 'og:image', content: site + IMAGE },
    { property: 'og:locale', content: localeOf(lang) },
    ...languages
      .filter((other) => other !== lang)
      .map((other) => ({ property: 'og:locale:alternate', content: localeOf(other) })),
    { name: 'twitter:card', content: 'summary' },
  ]
  const added = (module?.metas ?? []).map(allowedMeta).filter((meta) => meta !== null)
  return {
    title,
    links: [
      ...(isOpen || canonical.isCustom ? [{ rel: 'canonical', href: canonical.href } as const] : []),
      // Alternates and neighbours are of pages that are their own canonical.
      ...(isOpen && !canonical.isCustom ? [...alternateLinks(facts), ...neighbours(facts)] : []),
    ],
    metas: mergedMetas(own, added),
    structured: [...(facts.path === '/' ? siteStructure(facts) : []), ...(head.structured ?? [])],
  }
}
