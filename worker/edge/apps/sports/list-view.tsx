import type { ReactNode } from 'react'
import { ESPORTS_ID } from '../../../../shared/domain/sports/disciplines.ts'
import { PickForm } from '../../../../shared/ui/odds/odd.tsx'
import { Breadcrumbs, type Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import { STARS } from '../../forms/stars.tsx'
import type { PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { isCyberOn } from './cyber/cyber-links.ts'
import { CyberNav } from './cyber/cyber-nav.tsx'
import { EventList } from './event-list.tsx'
import { Expresses } from './expresses.tsx'
import { Filters, MenuSections, Periods } from './list-controls.tsx'
import { type ListData, PAGE_SIZE } from './list-data.ts'
import { Empty } from './list-empty.tsx'
import { choicePairs, choiceQuery } from './list-query.ts'
import { FoundSports, SearchForm } from './search.tsx'

interface ListViewProps {
  ctx: PageContext
  data: ListData
  title: string
  icon: ReactNode
  /** Address of the list without a query. */
  address: string
  crumbs?: Crumb[]
}

/** What the stylesheet is told of a list: how dense it is, which prices of it are wanted. */
const classOf = ({ choice }: ListData): string =>
  [
    'list',
    choice.view === 'compact' && 'compact',
    ...(choice.filteredMarkets.length > 0 ? ['few', ...choice.filteredMarkets.map((column) => `few-${column}`)] : []),
  ]
    .filter(Boolean)
    .join(' ')

const isEsports = ({ path }: ListData): boolean => path.sport === ESPORTS_ID || path.pageType === 'cyber'

/** A list of events: heading with count, its sections and filters, championships, pages. */
export function ListView({ ctx, data, title, icon, address, crumbs }: ListViewProps) {
  const { t } = ctx
  const { events, path, choice, total, isAsian } = data
  const isSearch = choice.q !== ''
  return (
    <>
      {crumbs && crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} t={t} />}
      <div className="top">
        {icon}
        <h1 dir="auto">{title}</h1>
        {events !== null && <span className="num">{t('count_events', { count: total })}</span>}
        <span className="gap" />
        {path.section === 'line' && !isSearch && <Periods {...{ ctx, data, address }} />}
        <a
          className="chip wide-only"
          href={address + choiceQuery(choice, { view: choice.view === 'compact' ? null : 'compact' })}
        >
          {t(choice.view === 'compact' ? 'list_full' : 'list_compact')}
        </a>
        {events !== null && events.length > 0 && (
          <noscript>
            <a className="chip" href={`${address}?${new URLSearchParams([...choicePairs(choice), [STARS, '1']])}`}>
              {t('favourites_mark')}
            </a>
          </noscript>
        )}
      </div>
      {!isSearch && isEsports(data) && isCyberOn(ctx) && <CyberNav ctx={ctx} type="real" />}
      {isSearch ? (
        <>
          <SearchForm t={t} action={address} q={choice.q} />
          <FoundSports ctx={ctx} data={data} />
        </>
      ) : (
        <div className="tools">
          {path.champ === null && <MenuSections {...{ ctx, data }} />}
          <Filters {...{ ctx, data, address }} />
        </div>
      )}
      {events === null && <Unavailable ctx={ctx} />}
      {events?.length === 0 && <Empty {...{ ctx, data, address }} />}
      {events !== null && events.length > 0 && (
        <>
          <PickForm action={address} keep={choicePairs(choice)} />
          <div className={classOf(data)}>
            <EventList
              events={events}
              ctx={ctx}
              inOrder={!choice.groupByCategories}
              isAsian={isAsian}
              isWide={choice.wideScoreboard}
            />
          </div>
          {/* Folded prices: the first price of the page is one that can be seen. */}
          <Expresses ctx={ctx} expresses={data.expresses} />
          <Pagination
            t={t}
            page={choice.page}
            pages={Math.ceil(total / PAGE_SIZE)}
            link={(number) => address + choiceQuery(choice, { page: number })}
          />
        </>
      )}
    </>
  )
}
