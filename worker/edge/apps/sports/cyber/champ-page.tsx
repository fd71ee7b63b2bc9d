import type { ChampView } from '../../../../../shared/api/feed.ts'
import { disciplineOf, ESPORTS_ID } from '../../../../../shared/domain/sports/disciplines.ts'
import { idOf } from '../../../../../shared/routes/href.ts'
import { cyberChampParams } from '../../../../../shared/ui/events/cyber-address.ts'
import { champName } from '../../../../../shared/ui/events/names.ts'
import type { Page, PageContext } from '../../../page.ts'
import { cyberFilter } from './cyber-data.ts'
import { cyberCrumbs } from './cyber-links.ts'
import { CyberList, loadEvents } from './cyber-list.tsx'
import { CyberNav } from './cyber-nav.tsx'
import { type CyberData, CyberFrame, cyberHead, cyberParts, loadCyber } from './cyber-page.tsx'

interface ChampData extends CyberData {
  /** Null when the feed does not answer. */
  champ: ChampView | null
}

const addressOf = (ctx: PageContext, { type }: ChampData, champ: ChampView) =>
  ctx.href('cyberChamp', cyberChampParams(type, champ))

const crumbsOf = (ctx: PageContext, data: ChampData, champ: ChampView) => [
  ...cyberCrumbs(ctx, data.type, disciplineOf(champ)),
  { text: champName(champ, ctx.t.lang), href: addressOf(ctx, data, champ) },
]

/** One championship of esports, its live and its coming matches. Another discipline or slug with its id is led to its own. */
export const cyberChampPage: Page<ChampData> = {
  ...cyberParts,
  load: (ctx, params) =>
    loadCyber<ChampData>(params, async (type) => {
      const id = idOf(params.champ ?? '')
      const filter = cyberFilter(ctx)
      const [champs, events] = await Promise.all([
        ctx.origin.champs({}),
        loadEvents(ctx, filter && { ...filter, champ: id }),
      ])
      if (champs === null) return { type, champ: null, events: { ...events, items: null } }
      const champ = champs.find((each) => each.id === id && each.sportId === ESPORTS_ID)
      if (!champ) return { kind: 'notFound' }
      const right = cyberChampParams(type, champ)
      if (right.champ !== params.champ || right.discipline !== params.discipline)
        return { kind: 'redirect', status: 301, to: ctx.href('cyberChamp', right) + ctx.visit.url.search }
      return { type, champ, events }
    }),
  keep: ({ type, champ, events }) => `cyber:champ:${type}:${JSON.stringify(champ)}:${events.page}:${events.version}`,
  view: (data, ctx) => {
    const { type, champ, events } = data
    const crumbs = champ ? crumbsOf(ctx, data, champ) : cyberCrumbs(ctx, type)
    const { text, href } = crumbs.at(-1) ?? { text: '', href: '' }
    return (
      <CyberFrame ctx={ctx} title={text} crumbs={crumbs} count={events.items ? events.total : undefined}>
        <CyberNav ctx={ctx} type={type} />
        <CyberList {...{ ctx, type, events }} address={href} />
      </CyberFrame>
    )
  },
  head: (data, ctx) => {
    const crumbs = data.champ ? crumbsOf(ctx, data, data.champ) : cyberCrumbs(ctx, data.type)
    return cyberHead(ctx, {
      title: crumbs.at(-1)?.text ?? '',
      crumbs,
      isFilled: (data.events.items?.length ?? 0) > 0,
      events: data.events,
    })
  },
}
