import type { EventView } from '../../api/feed.ts'
import { marketLabel, outcomeLabel } from '../../domain/labels/labels.ts'
import type { CoefView } from '../../domain/settings/display.ts'
import type { Translate } from '../../i18n/translate.ts'
import { isShown } from '../events/columns.ts'
import { teamsOf } from '../events/names.ts'
import { Odd, type OutcomeView } from '../odds/odd.tsx'
import { groupMarkets, type MarketBlock } from './groups.ts'

interface MarketsProps {
  event: EventView
  t: Translate
  coefViewId: CoefView
}

/** All markets of an event, in groups with links to them. */
export function Markets({ event, t, coefViewId }: MarketsProps) {
  const groups = groupMarkets(event.markets.filter(isShown), (market) => marketLabel(t, market, event))
  return (
    <>
      {groups.length > 1 && (
        <nav className="scroll" aria-label={t('event_results')}>
          {groups.map((group) => (
            <a key={group.id} className="chip" href={`#g-${group.id}`}>
              {t(group.title)} <span className="num">{group.blocks.length}</span>
            </a>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <section key={group.id} id={`g-${group.id}`}>
          <h2 className="mks-h">{t(group.title)}</h2>
          <div className="mks">
            {group.blocks.map((block) => (
              <Block key={block.title} {...{ event, t, coefViewId, block }} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

/** Under before over, as in the lists. */
const UNDER = 13
const inOrder = (outcomes: OutcomeView[]) =>
  outcomes.toSorted((a, b) => Number(b.typeId === UNDER) - Number(a.typeId === UNDER))

function Block({ event, t, coefViewId, block }: MarketsProps & { block: MarketBlock }) {
  const most = Math.max(...block.markets.map((market) => market.outcomes.length))
  const inThrees = most % 3 === 0 || most > 4
  const outcomes = block.markets.flatMap((market) =>
    inOrder(market.outcomes).map((outcome) => ({ market, outcome, name: outcomeLabel(t, market, outcome, event) })),
  )
  const isLong = outcomes.some(({ name }) => name.length > (inThrees ? 8 : 18))
  return (
    <section className="mk card">
      <h3 dir="auto">{block.title}</h3>
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
    </section>
  )
}
