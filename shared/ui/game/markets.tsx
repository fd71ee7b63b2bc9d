import type { EventView, MarketView } from '../../api/feed.ts'
import { marketLabel, outcomeLabel, outcomeLine, outcomeShort } from '../../domain/labels/labels.ts'
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
  /** Prices say `1`, `X`, `2` instead of the teams' names. */
  isShort?: boolean
  choice: MarketChoice
  /** Address of the event's page. */
  path: string
}

/**
 * All markets of an event in groups, with links to groups and periods. What was not chosen is there, but hidden: the page's script shows
 * it without asking anybody.
 */
export function Markets({ event, t, coefViewId, isShort = false, choice: asked, path }: MarketsProps) {
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
              <Block key={block.title} {...{ event, t, coefViewId, isShort, block }} isHidden={!isIn(block)} />
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
  isShort: boolean
  block: MarketBlock
  isHidden: boolean
}

/** `1`, `X`, `O 2.5`: the sign with its line; an outcome that has no sign keeps its name. */
function shortName(t: Translate, market: MarketView, outcome: OutcomeView, event: EventView): string {
  const sign = outcomeShort(t, market, outcome, event)
  const line = sign === outcomeLabel(t, market, outcome, event) ? null : outcomeLine(t, market, outcome)
  return line === null ? sign : `${sign} ${line}`
}

/** One market's prices; a press on its name folds them away. */
function Block({ event, t, coefViewId, isShort, block, isHidden }: BlockProps) {
  const most = Math.max(...block.markets.map((market) => market.outcomes.length))
  const inThrees = most % 3 === 0 || most > 4
  const outcomes = block.markets.flatMap((market) =>
    inOrder(market.outcomes).map((outcome) => {
      const name = outcomeLabel(t, market, outcome, event)
      return { market, outcome, name, shown: isShort ? shortName(t, market, outcome, event) : name }
    }),
  )
  const isLong = outcomes.some(({ shown }) => shown.length > (inThrees ? 8 : 18))
  return (
    <details className="mk card" open data-type={block.typeId} data-period={block.period} hidden={isHidden}>
      <summary>
        <h3 dir="auto">{block.title}</h3>
        <Icon name="chevron" />
      </summary>
      <div className={`mk-o${inThrees ? ' mk-3' : ''}${isLong ? ' mk-long' : ''}`}>
        {outcomes.map(({ market, outcome, name, shown }) => (
          <Odd
            key={outcome.id}
            teams={teamsOf(event)}
            market={market}
            marketName={block.title}
            outcome={outcome}
            name={name}
            short={shown}
            coefViewId={coefViewId}
          />
        ))}
      </div>
    </details>
  )
}
