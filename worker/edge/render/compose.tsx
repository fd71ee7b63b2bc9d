import assets from 'virtual:client-assets'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { hasPolicyLogo } from '../../../shared/domain/countries/policy-logo.ts'
import { markupVariant } from '../../../shared/domain/settings/attributes.ts'
import { chosen } from '../../../shared/domain/settings/display.ts'
import { tenThousandths } from '../../../shared/domain/settlement/anti-book.ts'
import { isRegistrationOpen } from '../../../shared/guards/access-check.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { href } from '../../../shared/routes/href.ts'
import { routeOf } from '../../../shared/routes/match.ts'
import type { Layout } from '../../../shared/routes/table.ts'
import type { BetForm, CouponLeg, Notice, PlayerState } from '../../../shared/ui/islands/props.ts'
import { isCyberPage } from '../../../shared/ui/layout/links.ts'
import type { LayoutProps } from '../../../shared/ui/layout/props.ts'
import { sectionOfPage } from '../../../shared/ui/layout/sports-column.tsx'
import { BUILT } from '../apps/built.ts'
import { closedKey, openChamps, openSports } from '../origin/closed-sports.ts'
import { readCounts } from '../origin/open.ts'
import type { Head, Late } from '../page.ts'
import { alternates, guestLanguages, siteOrigin } from '../seo/addresses.ts'
import { mergeSeo } from '../seo/merge.ts'
import { visualHtml } from '../seo/visual.tsx'
import type { Counts, Turn } from '../turn.ts'
import type { HeadInput } from './head.ts'
import { IslandCollector, Islands, islandHtml, islandRoot } from './island.tsx'
import { kept } from './kept.ts'
import type { PageSources } from './security-headers.ts'
import { styleSheetLinks } from './style-sheets.ts'

/** What a page or an error brings to be sent. */
export interface Content {
  layout: Layout
  status: number
  head: Head
  /** The page's own piece of the stylesheet. */
  style?: string | undefined
  /** The main part. */
  view(): ReactNode
  /** All that `view` depends on besides language and display settings; null renders it anew. */
  keep: string | null
  /** The section that may come late. */
  late: Late | null
  live: { topics: string[]; version: number } | null
  picked: CouponLeg | null
  form: BetForm | null
  notices: Notice[]
  player: PlayerState | null
  /** Origins of the page's remote views. */
  sources?: PageSources | undefined
}

const wrap = (content: Content, islands: IslandCollector) => <Islands value={islands}>{content.view()}</Islands>

const stamps = new WeakMap<SiteConfig, number>()
let configs = 0
/** A number for each config that this isolate has read: one that has not changed is the same object. */
function stampOf(config: SiteConfig): number {
  const known = stamps.get(config) ?? ++configs
  stamps.set(config, known)
  return known
}

/** Islands of the layout's own slots; a bare layout has notices only. What a visit may never touch wakes at the touch: plain links and texts need no script. */
function slotIslands(turn: Turn, content: Content, islands: IslandCollector, bare: boolean): Record<string, string> {
  const { visit, config } = turn
  const { lang, display } = visit
  const fill = <K extends 'account' | 'coupon' | 'settings' | 'notifications'>(
    name: K,
    when: 'load' | 'idle' | 'interaction',
    props: Parameters<typeof islandHtml<K>>[1],
  ) => {
    islands.add(name, when, props)
    return islandRoot(name, when, islandHtml(name, props))
  }
  const notifications = {
    notifications: fill('notifications', content.notices.length > 0 ? 'idle' : 'interaction', {
      lang,
      first: content.notices,
    }),
  }
  if (bare) return notifications
  return {
    account: fill('account', content.player ? 'idle' : 'interaction', {
      lang,
      player: content.player,
      isRegistration: isRegistrationOpen(visit.url.origin, { ...config, vipDomains: config.vipDomains ?? [] }),
      deposit: translator(lang)('account_deposit'),
    }),
    settings: fill('settings', 'interaction', {
      lang,
      languages: config.languages,
      display,
      alternates: alternates(visit.path, config.languages),
    }),
    coupon: fill('coupon', 'load', {
      lang,
      player: content.player,
      picked: content.picked,
      form: content.form,
      coefViewId: display.coefViewId,
      house: {
        types: config.betting.types,
        oneClick: config.betting.isOneClickAvailable !== false && !turn.effects.includes('hide-quick-coupon'),
        vipBet: config.betting.isVipBetAvailable === true,
        rounding: config.betting.payoutRounding,
        ...(config.betting.patentMinFold && { minFold: config.betting.patentMinFold }),
        ...(config.betting.antiExpressBook && { antiBook: tenThousandths(config.betting.antiExpressBook) }),
      },
    }),
    ...notifications,
  }
}

/** What a page is made of, before it is written as a document or as JSON. */
export interface Composed {
  content: Content
  /** The layout's input; `stamp` names the feed's counts, the config and the visitor's country in it. */
  layout: LayoutProps
  stamp: string
  /** Texts of the layout's own islands by slot. */
  slots: Record<string, string>
  main: string
  head: HeadInput
  /** Files of the islands that wake at load, and of the language's texts. */
  preload: readonly string[]
  /** The state block. */
  state: Record<string, unknown>
}

/** Starts the reads of the layout's columns: championships of the section that the left column shows, of both on the pages of esports, which hold both. */
export function columnCounts(turn: Turn): Promise<Counts> {
  const { name = null, params = {} } = turn.visit.route ?? {}
  return readCounts(
    turn,
    isCyberPage({ route: name }) ? null : sectionOfPage({ params, built: BUILT, config: turn.config }),
  )
}

/** Renders the main part and the layout's islands, and gathers what the head and the state block say. */
export async function compose(turn: Turn, content: Content): Promise<Composed> {
  const { visit, config } = turn
  const { lang, nonce } = visit
  const closed = visit.player?.closed
  const t = translator(lang)
  const islands = new IslandCollector()
  const bare = content.layout !== 'main' && content.layout !== 'casino'
  const { sports, champs } = bare ? { sports: null, champs: null } : await (turn.counts ?? columnCounts(turn))
  const slots = slotIslands(turn, content, islands, bare)
  const policyLogo = hasPolicyLogo(visit.country, config.geoCountryId)

  const main =
    content.keep === null
      ? renderToStaticMarkup(wrap(content, islands))
      : kept(`main:${content.keep}:${lang}:${markupVariant(visit.display)}${closedKey(closed)}`, () =>
          renderToStaticMarkup(wrap(content, islands)),
        )

  const module = content.status < 400 && turn.seo ? await turn.seo : null
  const noindex =
    content.status >= 400 ||
    content.head.noindex === true ||
    (visit.route !== null && routeOf(visit.route.name).seo === 'noindex')
  return {
    content,
    layout: {
      t,
      lang,
      config,
      display: visit.display,
      route: visit.route?.name ?? null,
      params: visit.route?.params ?? {},
      built: BUILT,
      href: (name, params) => href(lang, name, params),
      sports: sports && (closed ? openSports(sports.value.items, closed) : sports.value.items),
      champs: champs && (closed ? openChamps(champs.value.items, closed) : champs.value.items),
      policyLogo,
    },
    stamp: `${sports?.stamp}:${champs?.stamp}:${stampOf(config)}:${policyLogo}${closedKey(closed)}`,
    slots,
    main: main + (await visualHtml(turn, module)),
    head: {
      lang,
      dir: t.dir,
      display: visit.display,
      nonce,
      seo: mergeSeo({
        head: content.head,
        module,
        noindex,
        lang,
        path: visit.path,
        site: siteOrigin(visit, turn.env.SITE_ORIGIN),
        languages: guestLanguages(config),
        defaultLanguage: config.defaultLanguage,
        company: config.companyName,
        email: config.contacts.email ?? '',
      }),
      layout: content.layout,
      style: content.style ?? '',
      sheets: styleSheetLinks(config, nonce),
      isMobileView: visit.isMobileView,
      isPwa: config.isPwa,
    },
    preload: [...(assets.texts[lang] ?? []), ...[...islands.load].flatMap((name) => assets.islands[name] ?? [])],
    state: {
      v: 1,
      lang,
      route: visit.route?.name ?? '',
      player: content.player,
      display: chosen(visit.display),
      live: content.live,
      islands: islands.props,
      ...(content.player && visit.route && routeOf(visit.route.name).login && { recheck: true }),
      ...(closed && { closed }),
      ...(content.player && config.isAutoLogoffEnable && { idleMinutes: config.autoLogoffInactiveMinutes }),
    },
  }
}
