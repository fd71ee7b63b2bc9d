import type { ReadyExpress } from '../../../../shared/api/expresses.ts'
import type { EventView, SportView } from '../../../../shared/api/feed.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { Snow } from '../../../../shared/ui/layout/snow.tsx'
import { PickForm } from '../../../../shared/ui/odds/odd.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { type CyberDiscipline, loadDisciplineTotals } from './cyber/cyber-data.ts'
import { isCyberOn } from './cyber/cyber-links.ts'
import { EventList } from './event-list.tsx'
import { Expresses, expressEvents, expressKey, loadExpresses, withExpresses } from './expresses.tsx'
import { Esports, Promos, Sports } from './home-parts.tsx'
import { listTopics } from './live-topics.ts'
import { isOpen, SECTIONS } from './sections.ts'

const LIVE_ON_HOME = 16
const LINE_ON_HOME = 24

interface List {
  items: EventView[]
  total: number
  version: number
}
interface HomeData {
  /** Null when the feed does not answer; absent when the section is switched off. */
  live?: List | null
  line?: List | null
  sports: SportView[] | null
  /** Of esports; null when the feed does not answer, or the section is switched off. */
  disciplines: CyberDiscipline[] | null
  expresses: ReadyExpress[]
  mayRegister: boolean
  snow: boolean
}

/** Does the feed say nothing of any section that is open? */
const isSilent = ({ live, line }: Pick<HomeData, 'live' | 'line'>): boolean =>
  (live === null || line === null) && !live && !line

/** Home: what is played now, what comes next, all sports. */
export const homePage: Page<HomeData> = {
  load: async (ctx) => {
    const [live, line, sports, disciplines, expresses] = await Promise.all([
      isOpen('live', ctx) ? ctx.origin.events({ type: 'live', count: LIVE_ON_HOME }) : undefined,
      isOpen('line', ctx) ? ctx.origin.events({ type: 'line', count: LINE_ON_HOME }) : undefined,
      ctx.origin.sports(),
      isCyberOn(ctx) ? loadDisciplineTotals(ctx) : null,
      loadExpresses(ctx, SECTIONS),
    ])
    const mayRegister = ctx.config.isRegistrationAllowed && ctx.visit.player === null
    return {
      kind: 'data',
      data: {
        ...(live !== undefined && { live }),
        ...(line !== undefined && { line }),
        sports,
        disciplines,
        expresses,
        mayRegister,
        snow: ctx.config.isSnowfall === true,
      },
      ...(isSilent({ live, line }) && { status: 503 }),
    }
  },
  keep: ({ live, line, sports, disciplines, expresses, mayRegister, snow }) =>
    `home:${live?.version ?? live}:${line?.version ?? line}:${expressKey(expresses)}:${JSON.stringify([sports, disciplines])}:${mayRegister}:${snow}`,
  live: ({ live, line, expresses }) =>
    listTopics(
      [...(live?.items ?? []), ...(line?.items ?? []), ...expressEvents(expresses)],
      withExpresses(
        Math.min(...[live, line].flatMap((list) => (list === undefined ? [] : [list?.version ?? 0]))),
        expresses,
      ),
    ),
  events: ({ live, line, expresses }) => [...(live?.items ?? []), ...(line?.items ?? []), ...expressEvents(expresses)],
  view: (data, ctx) => {
    const { t, href } = ctx
    // Folded prices: the first price of the page is one that can be seen.
    const expresses = <Expresses ctx={ctx} expresses={data.expresses} />
    const hasLive = (data.live?.items.length ?? 0) > 0
    return (
      <>
        <h1 className="sr">{t('home_title')}</h1>
        {data.snow && <Snow t={t} />}
        <Promos ctx={ctx} mayRegister={data.mayRegister} />
        <PickForm action={href('home')} />
        {isSilent(data) && <Unavailable ctx={ctx} />}
        {data.live && (
          <Events
            ctx={ctx}
            id="live"
            icon="live"
            list={data.live}
            title={t('home_live_title')}
            more={t('home_all_live')}
            link={href('sports', { section: 'live' })}
          />
        )}
        {hasLive && expresses}
        {data.line && (
          <Events
            ctx={ctx}
            id="line"
            icon="clock"
            list={data.line}
            title={t('home_line_title')}
            more={t('home_all_line')}
            link={href('sports', { section: 'line' })}
          />
        )}
        {!hasLive && expresses}
        {data.sports !== null && <Sports ctx={ctx} sports={data.sports} />}
        {data.disciplines && data.disciplines.length > 0 && <Esports ctx={ctx} disciplines={data.disciplines} />}
      </>
    )
  },
  head: (_data, { t, config }) => ({
    title: t('seo_home_title', { company: config.companyName }),
    description: t('seo_home_description'),
  }),
}

function Events({
  ctx,
  id,
  icon,
  list,
  title,
  more,
  link,
}: {
  ctx: PageContext
  id: string
  icon: IconName
  list: List
  title: string
  more: string
  link: string
}) {
  const { t, href } = ctx
  return (
    <>
      <div className="top">
        <h2>
          <Icon name={icon} />
          {title}
          <span className="num">{list.total}</span>
        </h2>
        <a className="more" href={link}>
          {more}
        </a>
      </div>
      {list.items.length > 0 ? (
        <EventList events={list.items} ctx={ctx} />
      ) : id === 'live' ? (
        <Note title={t('empty_live_title')} text={t('empty_live_text')}>
          {isOpen('line', ctx) && (
            <a className="btn" href={href('sports', { section: 'line' })}>
              {t('empty_live_button')}
            </a>
          )}
        </Note>
      ) : (
        <Note title={t('empty_line_title')} text={t('empty_line_text')} />
      )}
    </>
  )
}
