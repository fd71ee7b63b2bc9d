import { MARKET_COLUMNS, TIME_FILTER_IDS, TIME_FILTERS } from '../../../../shared/domain/sports/betting-state.ts'
import { DISCIPLINES } from '../../../../shared/domain/sports/disciplines.ts'
import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import type { PageContext } from '../../page.ts'
import type { ListData } from './list-data.ts'
import { listParams, MENU_SECTIONS } from './list-path.ts'
import { choiceQuery, isNarrowed, type ListChoice, PERIODS, WIDE_OPEN } from './list-query.ts'
import { isOpen } from './sections.ts'

interface ControlProps {
  ctx: PageContext
  data: ListData
  /** Address of the list without a query. */
  address: string
}
type Change = Partial<ListChoice>

/** Hours to the start. */
export function Periods({ ctx, data, address }: ControlProps) {
  return (
    <nav className="seg" aria-label={ctx.t('list_filter')}>
      {PERIODS.map((hours) => (
        <a
          key={hours}
          href={address + choiceQuery(data.choice, { period: hours })}
          aria-current={data.choice.period === hours ? 'true' : undefined}
        >
          {hours === 0 ? ctx.t('list_period_all') : ctx.t('list_period_hours', { hours })}
        </a>
      ))}
    </nav>
  )
}

/** All, upcoming, top, favourites, video: of the same section, page type and sport. */
export function MenuSections({ ctx, data }: Omit<ControlProps, 'address'>) {
  const { t, href } = ctx
  const { path } = data
  return (
    <nav className="scroll" aria-label={t('lists_menu')}>
      {[null, ...MENU_SECTIONS].map((menuSection) => {
        const params = listParams({ ...path, menuSection })
        const link =
          path.sport === null ? href('sports', params) : href('sport', { ...params, sport: sportSlug(path.sport) })
        return (
          <a
            key={menuSection}
            className="chip"
            href={link}
            aria-current={path.menuSection === menuSection ? 'page' : undefined}
          >
            {t(menuSection === null ? 'lists_all' : `lists_${menuSection}`)}
          </a>
        )
      })}
    </nav>
  )
}

/** The other ways to see the list, folded until somebody wants them or has chosen one. */
export function Filters({ ctx, data, address }: ControlProps) {
  const { t } = ctx
  const { choice, path, isAsian } = data
  const link = (change: Change) => address + choiceQuery(choice, change)
  const options = (label: string, list: { text: string; change: Change; isOn: boolean }[]) => (
    <nav className="seg" aria-label={label}>
      {list.map(({ text, change, isOn }) => (
        <a key={text} href={link(change)} aria-current={isOn ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
  const toggle = (text: string, isOn: boolean, change: Change) => (
    <a className="chip" href={link(change)} aria-current={isOn ? 'true' : undefined}>
      {text}
    </a>
  )
  const isChosen = isNarrowed(choice) || choice.filteredMarkets.length > 0 || choice.wideScoreboard
  return (
    <details className="filters" open={isChosen || choice.view === 'asian' || choice.view === 'european'}>
      <summary className="chip">{t('lists_filters')}</summary>
      <div>
        {options(
          t('lists_time'),
          TIME_FILTER_IDS.filter((id) => id !== 1 || isOpen('line', ctx)).map((id) => ({
            text: t(`filter_${TIME_FILTERS[id]}`),
            change: { timeFilter: id },
            isOn: choice.timeFilter === id,
          })),
        )}
        {options(t('lists_markets'), [
          { text: t('markets_all'), change: { filteredMarkets: [] }, isOn: choice.filteredMarkets.length === 0 },
          ...MARKET_COLUMNS.map((column) => ({
            text: t(`markets_${column}`),
            change: { filteredMarkets: [column] },
            isOn: choice.filteredMarkets.includes(column),
          })),
        ])}
        {options(t('lists_view'), [
          { text: t('view_european'), change: { view: 'european' }, isOn: !isAsian },
          { text: t('view_asian'), change: { view: 'asian' }, isOn: isAsian },
        ])}
        {path.pageType === 'cyber' &&
          options(t('lists_discipline'), [
            { text: t('lists_all'), change: { cyberFilter: null }, isOn: choice.cyberFilter === null },
            ...DISCIPLINES.slice(0, 4).map(({ slug, name }) => ({
              text: name,
              change: { cyberFilter: slug },
              isOn: choice.cyberFilter === slug,
            })),
          ])}
        {path.menuSection !== 'video' &&
          toggle(t('lists_only_video'), choice.onlyWithVideos, { onlyWithVideos: !choice.onlyWithVideos })}
        {toggle(t('lists_by_time'), !choice.groupByCategories, { groupByCategories: !choice.groupByCategories })}
        {path.section === 'live' &&
          toggle(t('lists_wide'), choice.wideScoreboard, { wideScoreboard: !choice.wideScoreboard })}
        {isNarrowed(choice) && (
          <a className="more" href={link(WIDE_OPEN)}>
            {t('lists_reset')}
          </a>
        )}
      </div>
    </details>
  )
}
