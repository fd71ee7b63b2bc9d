import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { Leg } from '../leg.tsx'
import type { LegModel } from '../model.ts'
import type { TypeProps } from './acts.ts'
import { BlockLegs } from './block-legs.tsx'
import { ChainLegs } from './chain.tsx'
import { Line } from './line.tsx'
import { isBankerOff } from './rules.ts'

type Props = TypeProps & { t: IslandTranslate }

const hasBankers = (typeId: number) => typeId === 2
const hasLines = (typeId: number) => typeId === 9

/** The bets of a coupon beyond single and express, each with what its type asks of it. */
export function TypeLegs(props: Props) {
  const { typeId } = props.model
  if (typeId === 3) return <ChainLegs {...props} />
  return typeId === 4 || typeId === 5 ? <BlockLegs {...props} /> : <PlainLegs {...props} />
}

function PlainLegs({ model, facts, refusals, refusedText, locked, acts, t }: Props) {
  return (
    <ul className="legs" aria-label={t('coupon_bets_title')}>
      {model.legs.map((leg) => {
        const refusal = refusals.find((each) => each.outcomeId === leg.leg.outcomeId)
        return (
          <Leg
            key={leg.leg.outcomeId}
            model={leg}
            t={t}
            refused={refusedText(leg.leg.outcomeId)}
            remove={locked ? undefined : acts.remove}
          >
            {hasBankers(model.typeId) && (
              <Banker leg={leg} locked={locked} set={(on) => acts.banker(leg.leg.outcomeId, on)} t={t} />
            )}
            {hasLines(model.typeId) && (
              <Line leg={leg} facts={facts} locked={locked} acts={acts} refusal={refusal} t={t} />
            )}
          </Leg>
        )
      })}
    </ul>
  )
}

/** A banker joins every combination; some bets may not be one. */
function Banker({
  leg,
  locked,
  set,
  t,
}: {
  leg: LegModel
  locked: boolean
  set(on: boolean): void
  t: IslandTranslate
}) {
  if (isBankerOff(leg)) return <p className="leg-more hint">{t('coupon_banker_off')}</p>
  return (
    <label className="leg-more check">
      <input
        type="checkbox"
        checked={leg.leg.banker === true}
        disabled={locked}
        onChange={(change) => set(change.currentTarget.checked)}
      />
      {t('coupon_banker')}
    </label>
  )
}
