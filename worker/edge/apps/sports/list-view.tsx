import type { ReactNode } from 'react'
import { PickForm } from '../../../../shared/ui/odds/odd.tsx'
import { Breadcrumbs, type Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { EventList } from './event-list.tsx'
import { type ListData, listPairs, listQuery, PAGE_SIZE, PERIODS } from './list-data.ts'
import { isOpen } from './sections.ts'

interface ListViewProps {
  ctx: PageContext
  data: ListData
  title: string
  icon: ReactNode
  /** Address of the list without a query. */
  address: string
  crumbs?: Crumb[]
}

/** A list of events: heading with count, line or live, time filter, championships, pages. */
export function ListView({ ctx, data, title, icon, address, crumbs }: ListViewProps) {
  const { t } = ctx
  const { events, section, total, page, compact } = data
  return (
    <>
      {crumbs && crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} t={t} />}
      <div className="top">
        {icon}
        <h1 dir="auto">{title}</h1>
        {events !== null && <span className="num">{t('count_events', { count: total })}</span>}
        <span className="gap" />
        {section === 'line' && <Periods {...{ ctx, data, address }} />}
        <a className="chip wide-only" href={address + listQuery(data, { compact: !compact })}>
          {t(compact ? 'list_full' : 'list_compact')}
        </a>
      </div>
      {events === null && <Unavailable ctx={ctx} />}
      {events?.length === 0 && <Empty ctx={ctx} data={data} />}
      {events !== null && events.length > 0 && (
        <>
          <PickForm action={address} keep={listPairs(data)} />
          <div className={compact ? 'list compact' : 'list'}>
            <EventList events={events} ctx={ctx} />
          </div>
          <Pagination
            t={t}
            page={page}
            pages={Math.ceil(total / PAGE_SIZE)}
            link={(number) => address + listQuery(data, { page: number })}
          />
        </>
      )}
    </>
  )
}

function Periods({ ctx, data, address }: Pick<ListViewProps, 'ctx' | 'data' | 'address'>) {
  return (
    <nav className="seg" aria-label={ctx.t('list_filter')}>
      {PERIODS.map((hours) => (
        <a
          key={hours}
          href={address + listQuery(data, { period: hours })}
          aria-current={data.period === hours ? 'true' : undefined}
        >
          {hours === 0 ? ctx.t('list_period_all') : ctx.t('list_period_hours', { hours })}
        </a>
      ))}
    </nav>
  )
}

function Empty({ ctx, data }: Pick<ListViewProps, 'ctx' | 'data'>) {
  const { t, href } = ctx
  if (data.section === 'live') {
    return (
      <Note title={t('empty_live_title')} text={t('empty_live_text')}>
        {isOpen('line', ctx) && (
          <a className="btn btn-main" href={href('sports', { section: 'line' })}>
            {t('empty_live_button')}
          </a>
        )}
      </Note>
    )
  }
  return (
    <Note title={t('empty_line_title')} text={t('empty_line_text')}>
      <a className="btn btn-main" href={href('sports', { section: 'line' })}>
        {t('empty_line_button')}
      </a>
    </Note>
  )
}
