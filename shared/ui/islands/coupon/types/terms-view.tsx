import { variantsOf } from '../../../../domain/coupon/variants.ts'
import { formatMoney } from '../../../../domain/money/amount.ts'
import type { IslandKey } from '../../../../i18n/keys.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { withCurrency } from '../amount.ts'
import { Sum } from '../parts.tsx'
import type { TypeProps } from './acts.ts'
import { type BlockTerms, conditionalBlocks, systemChoice } from './rules.ts'

type Props = TypeProps & { t: IslandTranslate }

const HINTS: Readonly<Record<number, IslandKey>> = {
  2: 'coupon_hint_2',
  3: 'coupon_hint_3',
  4: 'coupon_hint_4',
  5: 'coupon_hint_5',
  6: 'coupon_hint_6',
  7: 'coupon_hint_7',
  8: 'coupon_hint_8',
  9: 'coupon_hint_9',
}

/** What a type is, and what it asks of the whole coupon: the size of its combinations, the stakes of its blocks. */
export function TypeTerms(props: Props) {
  const { model, facts, t } = props
  const { typeId, stake } = model
  const { currency, minFold } = facts
  const hint = typeId === 8 && minFold === 2 ? 'coupon_hint_trixie' : HINTS[typeId]
  return (
    <>
      {hint && <p className="hint">{t(hint)}</p>}
      {(typeId === 2 || typeId === 4) && <System {...props} />}
      {(typeId === 7 || typeId === 8) && (
        <Variants
          count={variantsOf(
            typeId,
            model.legs.map(({ leg }) => leg),
            facts,
          )}
          {...props}
        />
      )}
      {typeId === 5 &&
        conditionalBlocks(model.legs, facts).map((block) => <Block key={block.id} block={block} {...props} />)}
      {typeId === 9 && (
        <dl className="coupon-sums">
          <Sum label={t('coupon_lines_total')} value={withCurrency(formatMoney(stake ?? 0, currency), currency)} />
        </dl>
      )}
    </>
  )
}

/** Into how many bets the stake goes, and how much on each: '≈' where it cannot be shared evenly. */
function Variants({ count, model: { stake }, facts: { currency }, t }: Props & { count: number }) {
  const each =
    stake === null
      ? '–'
      : `${stake % count === 0 ? '' : '≈ '}${withCurrency(formatMoney(Math.floor(stake / count), currency), currency)}`
  return (
    <dl className="coupon-sums">
      <Sum label={t('coupon_variants', { count })} value={each} data-coupon-variants="" />
    </dl>
  )
}

function System(props: Props) {
  const { model, facts, locked, acts, t } = props
  const { value, members, options } = systemChoice(model.typeId, model.legs, facts)
  const chosen = options.find((option) => option.value === value)
  if (!chosen) return null
  return (
    <>
      <label className="field">
        <span>{t('coupon_system_title')}</span>
        <select
          className="input"
          data-coupon-system=""
          disabled={locked}
          value={value}
          onChange={(change) => acts.system(Number(change.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {t('coupon_system_option', { k: option.value, n: members, combos: option.combo })}
            </option>
          ))}
        </select>
      </label>
      <Variants count={chosen.combo} {...props} />
    </>
  )
}

/** The stake of a conditional's block after the first: a sum, or all that the block before has won. */
function Block({ block, facts: { currency }, locked, acts, t }: Props & { block: BlockTerms }) {
  const { id, typed, limit } = block
  if (id === 1) return null
  const isMax = typed === 'max'
  const label = t('coupon_block_stake', { n: id })
  const most = limit === null ? null : formatMoney(limit, currency)
  return (
    <fieldset className="block-stake" disabled={locked}>
      <legend>{label}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={isMax}
          onChange={(change) => acts.blockStake(id, change.currentTarget.checked ? 'max' : (most ?? ''))}
        />
        {t('coupon_block_max')}
      </label>
      {!isMax && (
        <input
          className="input"
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(change) => acts.blockStake(id, change.currentTarget.value)}
        />
      )}
      {most !== null && <p className="hint">{t('coupon_block_most', { amount: withCurrency(most, currency) })}</p>}
    </fieldset>
  )
}
