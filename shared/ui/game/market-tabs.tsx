import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import { choiceQuery, type MarketChoice } from './choice.ts'
import type { MarketGroup } from './groups.ts'
import { partName } from './parts.ts'

interface TabsProps {
  groups: readonly MarketGroup[]
  periods: readonly number[]
  choice: MarketChoice
  sportId: number
  /** Address of the event's page. */
  path: string
  t: Translate
}

/** Links to groups and periods: the page itself answers them; its script answers at once. */
export function MarketTabs({ groups, periods, choice, sportId, path, t }: TabsProps) {
  const count = groups.reduce((sum, { blocks }) => sum + blocks.length, 0)
  const tabs = [
    { id: null, title: t('game_all_markets'), count },
    ...groups.map(({ id, title, blocks }) => ({ id, title: t(title), count: blocks.length })),
  ]
  const link = (next: MarketChoice, isCurrent: boolean) => ({
    className: 'chip',
    href: path + choiceQuery(next),
    'aria-current': isCurrent ? ('true' as const) : undefined,
  })
  return (
    <div className="mk-bar">
      {groups.length > 1 && (
        <nav className="scroll" aria-label={t('event_results')}>
          {tabs.map(({ id, title, count }) => (
            <a
              key={id ?? 'all'}
              {...link({ ...choice, group: id }, choice.group === id)}
              data-choose="group"
              data-value={id ?? ''}
            >
              {title} <span className="num">{count}</span>
            </a>
          ))}
        </nav>
      )}
      {periods.length > 1 && (
        <nav className="scroll" aria-label={t('game_periods')}>
          {[null, ...periods].map((period) => (
            <a
              key={period ?? 'all'}
              {...link({ ...choice, period }, choice.period === period)}
              data-choose="period"
              data-value={period ?? ''}
            >
              {period === null ? t('game_any_period') : period === 0 ? t('game_whole') : partName(t, sportId, period)}
            </a>
          ))}
        </nav>
      )}
      <MarketSearch t={t} />
    </div>
  )
}

/** Works with the page's script only, so it shows with scripts only. */
const MarketSearch = ({ t }: { t: Translate }) => (
  <search className="mk-find">
    <Icon name="search" />
    <input
      className="input"
      type="search"
      aria-label={t('game_search')}
      placeholder={t('game_search')}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={60}
      data-market-search=""
    />
    <output className="sr" data-found={t('game_found')} />
  </search>
)
