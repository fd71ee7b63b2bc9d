import type { ChampView } from '../../../../shared/api/feed.ts'
import { sportIdOf } from '../../../../shared/domain/sports/sports.ts'
import { idOf } from '../../../../shared/routes/href.ts'
import { champParams } from '../../../../shared/ui/events/address.ts'
import { champName } from '../../../../shared/ui/events/names.ts'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { Page, PageContext } from '../../page.ts'
import { type ListData, listKey, loadList, pagesOf } from './list-data.ts'
import { isForIndex, isPlain, sectionIn, sportCrumbs } from './list-pages.tsx'
import { ListView } from './list-view.tsx'
import { listTopics } from './live-topics.ts'
import { isOpen } from './sections.ts'
import { breadcrumbList } from './structured-data.ts'

interface ChampData extends ListData {
  info: ChampView | null
}

const crumbsOf = (ctx: PageContext, { info, section }: ChampData) =>
  info === null
    ? []
    : [
        ...sportCrumbs(ctx, section, info.sportId),
        { text: champName(info, ctx.t.lang), href: ctx.href('champ', champParams(section, info)) },
      ]

/** One championship in line or live. Its address is `<id>-<slug>` under its sport; another slug is led to it. */
export const champPage: Page<ChampData> = {
  load: async (ctx, params) => {
    const section = sectionIn(params)
    const champ = idOf(params.champ ?? '')
    if (!isPlain(params) || sportIdOf(params.sport ?? '') === null) return { kind: 'notFound' }
    const [list, champs] = await Promise.all([loadList(ctx, { section, champ }), ctx.origin.champs({})])
    if (champs === null) return { kind: 'data', status: 503, data: { ...list, events: null, info: null } }
    const info = champs.find((each) => each.id === champ)
    if (!info) return { kind: 'notFound' }
    const { search } = ctx.visit.url
    const right = champParams(section, info)
    if (right.champ !== params.champ || right.sport !== params.sport)
      return { kind: 'redirect', status: 301, to: ctx.href('champ', right) + search }
    /** The link may be older than the kick-off: who comes to an empty half of the championship is led to the other. */
    const other = section === 'live' ? 'line' : 'live'
    if (list.events?.length === 0 && search === '' && isOpen(other, ctx)) {
      const answer = await ctx.origin.events({ type: other, champ, count: 1 })
      if (answer && answer.items.length > 0)
        return { kind: 'redirect', status: 302, to: ctx.href('champ', champParams(other, info)) }
    }
    return { kind: 'data', data: { ...list, info }, ...(list.events === null && { status: 503 }) }
  },
  keep: listKey,
  live: (data) => listTopics(data.events ?? [], data.version),
  events: (data) => data.events ?? [],
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
      title: ctx.t('seo_champ_title', values),
      description: ctx.t('seo_champ_description', values),
      noindex: !isForIndex(data),
      pages: pagesOf(data),
      structured: [breadcrumbList(crumbsOf(ctx, data), ctx.visit.url.origin)],
    }
  },
}
