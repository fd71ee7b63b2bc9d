import type { ChampView } from '../../../../shared/api/feed.ts'
import { routePath } from '../../../../shared/routes/href.ts'
import { champParams } from '../../../../shared/ui/events/address.ts'
import { champName } from '../../../../shared/ui/events/names.ts'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { Page, PageContext } from '../../page.ts'
import { beforeEnd, type ListData, loadList, pagesOf } from './list-data.ts'
import { isForIndex, listCrumbs, listPage } from './list-pages.tsx'
import { isSpecial, listParams, readPath } from './list-path.ts'
import { ListView } from './list-view.tsx'
import { isOpen } from './sections.ts'
import { breadcrumbList } from './structured-data.ts'

interface ChampData extends ListData {
  info: ChampView | null
}

const addressOf = (ctx: PageContext, { path }: ListData, info: ChampView): string =>
  ctx.href('champ', { ...listParams(path), ...champParams(path.section, info) })

const crumbsOf = (ctx: PageContext, data: ChampData) =>
  data.info === null
    ? []
    : [...listCrumbs(data, ctx), { text: champName(data.info, ctx.t.lang), href: addressOf(ctx, data, data.info) }]

/** One championship in line or live. Its address is `<id>-<slug>` under its sport; another slug is led to it. */
export const champPage: Page<ChampData> = {
  ...listPage,
  load: async (ctx, params) => {
    const path = readPath(params)
    if (path === null) return { kind: 'notFound' }
    const { section, champ } = path
    const [list, champs] = await Promise.all([loadList(ctx, { ...path, sport: null }), ctx.origin.champs({})])
    const data = { ...list, path }
    if (champs === null) return { kind: 'data', status: 503, data: { ...data, events: null, info: null } }
    const info = champs.find((each) => each.id === champ)
    if (!info) return { kind: 'notFound' }
    const { search } = ctx.visit.url
    const right = champParams(section, info)
    if (right.champ !== params.champ || right.sport !== params.sport)
      return { kind: 'redirect', status: 301, to: ctx.href('champ', { ...listParams(path), ...right }) + search }
    /** The link may be older than the kick-off: who comes to an empty half of the championship is led to the other. */
    const other = section === 'live' ? 'line' : 'live'
    if (list.events?.length === 0 && search === '' && !isSpecial(path) && isOpen(other, ctx)) {
      const answer = await ctx.origin.events({ type: other, ...(champ !== null && { champ }), count: 1 })
      if (answer && answer.items.length > 0)
        return { kind: 'redirect', status: 302, to: ctx.href('champ', champParams(other, info)) }
    }
    return (
      beforeEnd(ctx, data) ?? {
        kind: 'data',
        data: { ...data, info },
        ...(list.events === null && { status: 503 }),
      }
    )
  },
  view: (data, ctx) => {
    const crumbs = crumbsOf(ctx, data)
    const last = crumbs.at(-1)
    return (
      <ListView
        ctx={ctx}
        data={data}
        title={last?.text ?? ''}
        icon={data.info && <SportIcon id={data.info.sportId} />}
        address={last?.href ?? ''}
        crumbs={crumbs}
      />
    )
  },
  head: (data, ctx) => {
    const company = ctx.config.companyName
    if (data.info === null)
      return { title: ctx.t('seo_site', { company }), description: ctx.t('error_503_title'), noindex: true }
    const values = { champ: champName(data.info, ctx.t.lang), sport: sportName(data.info.sportId, ctx.t), company }
    return {
      title: ctx.t(data.path.section === 'live' ? 'seo_champ_live_title' : 'seo_champ_title', values),
      description: ctx.t('seo_champ_description', values),
      canonical: routePath('champ', champParams(data.path.section, data.info)),
      noindex: !isForIndex(data),
      pages: pagesOf(data),
      structured: [breadcrumbList(crumbsOf(ctx, data), ctx.visit.url.origin)],
    }
  },
}
