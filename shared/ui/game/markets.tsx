import type { EventView } from '../../api/feed.ts'
import { marketLabel, outcomeLabel } from '../../domain/labels/labels.ts'
import type { CoefView } from '../../domain/settings/display.ts'
import type { Translate } from '../../i18n/translate.ts'
import { isShown } from '../events/columns.ts'
import { teamsOf } from '../events/names.ts'
import { Icon } from '../icon.tsx'
import { Odd, type OutcomeView } from '../odds/odd.tsx'
import type { MarketChoice } from './choice.ts'
import { groupMarkets, type MarketBlock } from './groups.ts'
import { MarketTabs } from './market-tabs.tsx'

interface MarketsProps {
  event: EventView
  t: Translate
  coefViewId: CoefView
  choice: MarketChoice
  /** Address of the event's page. */
  path: string
}

/**
 * All markets of an event in groups, with links to groups and periods. What was not chosen is there, but hidden: the page's script shows
 * it without asking anybody.
 */
export function Markets({ event, t, coefViewId, choice: asked, path }: MarketsProps) {
  const groups = groupMarkets(event.markets.filter(isShown), (market) => marketLabel(t, market, event))
  const periods = [...new Set(groups.flatMap(({ blocks }) => blocks.map(({ period }) => period)))].sort((a, b) => a - b)
  // An address may name what the event no longer has.
  const choice: MarketChoice = {
    group: groups.some(({ id }) => id === asked.group) ? asked.group : null,
    period: asked.period !== null && periods.includes(asked.period) ? asked.period : null,
  }
  const isIn = ({ period }: MarketBlock) => choice.period === null || choice.period === period
  const isOpen = (id: string, blocks: MarketBlock[]) =>
    (choice.group === null || choice.group === id) && blocks.some(isIn)
  return (
    <>
      <MarketTabs {...{ groups, periods, choice, path, t }} sportId={event.sportId} />
      {groups.map(({ id, title, blocks }) => (
        <section key={id} id={`g-${id}`} data-group={id} hidden={!isOpen(id, blocks)}>
          <h2 className="mks-h">{t(title)}</h2>
          <div className="mks">
            {blocks.map((block) => (
              <Block key={block.title} {...{ event, t, coefViewId, block }} isHidden={!isIn(block)} />
            ))}
          </div>
        </section>
      ))}
      <p className="card note" data-no-market="" hidden={groups.some(({ id, blocks }) => isOpen(id, blocks))}>
        {t('game_none_found')}
      </p>
    </>
  )
}

/** Under before over, as in the lists. */
const UNDER = 13
const inOrder = (outcomes: OutcomeView[]) =>
  outcomes.toSorted((a, b) => Number(b.typeId === UNDER) - Number(a.typeId === UNDER))

interface BlockProps extends Pick<MarketsProps, 'event' | 't' | 'coefViewId'> {
  block: MarketBlock
  isHidden: boolean
}

/** One market's prices; a press on its name folds them away. */
function Block({ event, t, coefViewId, block, isHidden }: BlockProps) {
  const most = Math.max(...block.markets.map((market) => market.outcomes.length))
  const inThrees = most % 3 === 0 || most > 4
  const outcomes = block.markets.flatMap((market) =>
    inOrder(market.outcomes).map((outcome) => ({ market, outcome, name: outcomeLabel(t, market, outcome, event) })),
  )
  const isLong = outcomes.some(({ name }) => name.length > (inThrees ? 8 : 18))
  return (
    <details className="mk card" open data-type={block.typeId} data-period={block.period} hidden={isHidden}>
      <summary>
        <h3 dir="auto">{block.title}</h3>
        <Icon name="chevron" />
      </summary>
      <div className={`mk-o${inThrees ? ' mk-3' : ''}${isLong ? ' mk-long' : ''}`}>
        {outcomes.map(({ market, outcome, name }) => (
          <Odd
            key={outcome.id}
            teams={teamsOf(event)}
            market={market}
            marketName={block.title}
            outcome={outcome}
            name={name}
            short={name}
            coefViewId={coefViewId}
          />
        ))}
      </div>
    </details>
  )
}
