import type { SiteConfig } from '../../../../shared/api/config.ts'
import { disciplineOf, ESPORTS_ID } from '../../../../shared/domain/sports/disciplines.ts'
import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import { isSwapped } from '../../../../shared/guards/bonus-page.ts'
import { rulesOf } from '../../../../shared/i18n/content/read.ts'
import { alphabetOf, championsOf } from '../../../../shared/i18n/content/read-guides.ts'
import { PARTNER_SECTIONS } from '../../../../shared/i18n/content/types.ts'
import { href, type RouteParams } from '../../../../shared/routes/href.ts'
import { parsePattern } from '../../../../shared/routes/pattern.ts'
import { ROUTES, type Route, type RouteName } from '../../../../shared/routes/table.ts'
import { champParams, gameParams, type Section } from '../../../../shared/ui/events/address.ts'
import { cyberChampParams } from '../../../../shared/ui/events/cyber-address.ts'
import { isLinked, isSectionLinked } from '../../../../shared/ui/layout/links.ts'
import { infoValues } from '../../apps/info/values.ts'
import type { SitemapFeed } from './feed.ts'
import { type Entry, PER_FILE } from './xml.ts'

export interface SitemapContext {
  config: SiteConfig
  built: ReadonlySet<RouteName>
  feed: SitemapFeed
}

/** A section of the sitemap. Null when what it is made of cannot be read. */
export interface SitemapSection {
  count(ctx: SitemapContext, lang: string): Promise<number | null>
  /** Addresses of one part, `part` from 1. */
  entries(ctx: SitemapContext, lang: string, part: number): Promise<Entry[] | null>
}

/** Parameters for the routes whose pages are known without the feed. */
const KNOWN_PARAMS: Partial<Record<RouteName, (ctx: SitemapContext, lang: string) => RouteParams[]>> = {
  results: () => [{ type: 'zone' }, { type: 'live' }],
  rules: ({ config }, lang) =>
    rulesOf(lang, infoValues(config)).flatMap((group) => [
      { ruleGroup: group.id },
      ...group.chapters.map((chapter) => ({ ruleGroup: group.id, chapter: chapter.id })),
    ]),
  bettingAlphabet: ({ config }, lang) => [
    {},
    ...alphabetOf(lang, infoValues(config)).blocks.flatMap(({ slug: block, categories }) => [
      { block },
      ...categories.flatMap(({ slug: category, terms }) => [
        { block, category },
        ...terms.map(({ slug }) => ({ block, category, slug })),
      ]),
    ]),
  ],
  footballChampionsRules: ({ config }, lang) => [
    {},
    ...championsOf(lang, infoValues(config)).chapters.map(({ id }) => ({ chapter: id })),
  ],
  partners: () => [{}, ...PARTNER_SECTIONS.map((section) => ({ section }))],
}

/** Pages of the feed and of the operator's texts, listed by the sections below; and sections of games that only providers fill, which may be empty. */
const BY_DATA: ReadonlySet<RouteName> = new Set([
  'sports',
  'sport',
  'champ',
  'game',
  'news',
  'promo',
  'promotion',
  'liveCasino',
  'virtualSports',
  'poker',
  'cardGames',
  'asianGames',
  'skillGames',
  'fishingHunting',
])

/** Is the route's page one for indexes, and open to guests? */
function isPublic(route: Route, name: RouteName, { config, built }: SitemapContext): boolean {
  if (route.redirect || route.login || route.seo === 'noindex' || route.development || BY_DATA.has(name)) return false
  if (name === 'registration' && !config.isRegistrationAllowed) return false
  if (name === 'payment' && config.isShowPaymentPageOnlyAuth) return false
  if (isSwapped(name, config.promoBonusToOffer) || (name === 'points' && !config.cashback)) return false
  return isLinked(name, { built, config })
}

const hasOpenParameter = (pattern: string): boolean =>
  parsePattern(pattern).some((segment) => segment.text === null && !segment.optional)

function pages(ctx: SitemapContext, lang: string): Entry[] {
  return ROUTES.filter((route) => isPublic(route, route.name, ctx))
    .flatMap(({ name, pattern }) => {
      const known = KNOWN_PARAMS[name]
      if (known) return known(ctx, lang).map((params) => href(lang, name, params))
      return hasOpenParameter(pattern) ? [] : [href(lang, name)]
    })
    .map((path) => ({ path }))
}

const SECTIONS_OF_SPORT: readonly Section[] = ['line', 'live']
const open = (ctx: SitemapContext) => SECTIONS_OF_SPORT.filter((section) => isSectionLinked(section, ctx))

/** Line and live and their sports, as far as there are events: an empty list is nothing for an index. */
async function sports(ctx: SitemapContext, lang: string): Promise<Entry[] | null> {
  const counts = await ctx.feed.sports()
  return (
    counts &&
    open(ctx).flatMap((section) => {
      const filled = counts.filter((sport) => sport[section] > 0)
      if (filled.length === 0) return []
      const paths = filled.map((sport) => href(lang, 'sport', { section, sport: sportSlug(sport.id) }))
      return [href(lang, 'sports', { section }), ...paths].map((path) => ({ path }))
    })
  )
}

async function champs(ctx: SitemapContext, lang: string): Promise<Entry[] | null> {
  const lists = await Promise.all(
    open(ctx).map(async (section) => {
      const found = await ctx.feed.champs(section)
      return found?.filter((champ) => champ.count > 0).map((champ) => href(lang, 'champ', champParams(section, champ)))
    }),
  )
  const paths = lists.flatMap((list) => list ?? [])
  return lists.some((list) => list === undefined) ? null : paths.map((path) => ({ path }))
}

/** Esports: its section, and disciplines and championships that have events. */
async function cyber(ctx: SitemapContext, lang: string): Promise<Entry[] | null> {
  if (!isLinked('cyberMain', ctx)) return []
  const lists = await Promise.all(open(ctx).map((section) => ctx.feed.champs(section)))
  if (lists.includes(null)) return null
  const champs = lists.flatMap((list) => list ?? []).filter((champ) => champ.sportId === ESPORTS_ID && champ.count > 0)
  if (champs.length === 0) return []
  const type = 'real'
  const paths = [
    ...(['cyberMain', 'cyberAll', 'cyberDashboard'] as const).map((name) => href(lang, name, { type })),
    ...champs.flatMap((champ) => {
      const discipline = disciplineOf(champ)
      return [
        href(lang, 'cyberDiscipline', { type, discipline }),
        href(lang, 'cyberChamps', { type, discipline }),
        href(lang, 'cyberChamp', cyberChampParams(type, champ)),
      ]
    }),
  ]
  return [...new Set(paths)].map((path) => ({ path }))
}

const TEXTS = [
  { kind: 'news', list: 'news', text: 'news', slug: 'slug' },
  { kind: 'promotion', list: 'promo', text: 'promotion', slug: 'promotionId' },
] as const

/** News and promotions with their lists, as far as there are any in the language. An origin that tells of none has none. */
async function texts(ctx: SitemapContext, lang: string): Promise<Entry[]> {
  const found = await Promise.all(
    TEXTS.filter(({ text }) => isLinked(text, ctx)).map(async ({ kind, list, text, slug }): Promise<Entry[]> => {
      const items = (await ctx.feed.texts(kind, lang)) ?? []
      const own = items.map((item) => ({ path: href(lang, text, { [slug]: item.slug }), lastmod: item.updatedAt }))
      return own.length === 0 ? [] : [{ path: href(lang, list) }, ...own]
    }),
  )
  return found.flat()
}

/** A section that is read whole and cut into parts. */
function whole(read: (ctx: SitemapContext, lang: string) => Promise<Entry[] | null>): SitemapSection {
  return {
    count: async (ctx, lang) => (await read(ctx, lang))?.length ?? null,
    entries: async (ctx, lang, part) => (await read(ctx, lang))?.slice((part - 1) * PER_FILE, part * PER_FILE) ?? null,
  }
}

/** Every event that is not over, in the feed's order: only the part that is asked for is read. */
const events: SitemapSection = {
  count: (ctx) => (open(ctx).length === 0 ? Promise.resolve(0) : ctx.feed.eventCount()),
  entries: async (ctx, lang, part) => {
    const sections = open(ctx)
    const found = await ctx.feed.events((part - 1) * PER_FILE, part * PER_FILE)
    return (
      found
        ?.filter((event) => sections.includes(event.live ? 'live' : 'line'))
        .map((event) => ({ path: href(lang, 'game', gameParams(event)) })) ?? null
    )
  },
}

/** The sections by the name in their files' addresses. */
export const SITEMAP_SECTIONS: Readonly<Record<string, SitemapSection>> = {
  pages: whole(async (ctx, lang) => pages(ctx, lang)),
  texts: whole(texts),
  sports: whole(sports),
  champs: whole(champs),
  cyber: whole(cyber),
  events,
}
