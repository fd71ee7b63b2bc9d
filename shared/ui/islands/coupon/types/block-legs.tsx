import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { Leg } from '../leg.tsx'
import type { TypeProps } from './acts.ts'

const LOBBY = 0

/** The bets of a multibet or a conditional under the headings of their blocks; a choice puts each into another one. */
export function BlockLegs({ model, refusedText, locked, acts, t }: TypeProps & { t: IslandTranslate }) {
  const { legs, blockIds = new Map<number, number>(), typeId } = model
  const blocks = [...new Set(blockIds.values())].sort((a, b) => a - b)
  const last = Math.max(0, ...blocks)
  const name = (block: number) => (block === LOBBY ? t('coupon_block_lobby') : t('coupon_block_n', { n: block }))
  const choices = [...(typeId === 4 ? [LOBBY] : []), ...Array.from({ length: last }, (_, i) => i + 1)]
  return (
    <>
      {blocks.map((block) => (
        <section key={block} className="leg-block" aria-label={name(block)}>
          <h3>{name(block)}</h3>
          <ul className="legs">
            {legs
              .filter((leg) => blockIds.get(leg.leg.outcomeId) === block)
              .map((leg) => {
                const { outcomeId, event, outcome } = leg.leg
                return (
                  <Leg
                    key={outcomeId}
                    model={leg}
                    t={t}
                    refused={refusedText(outcomeId)}
                    remove={locked ? undefined : acts.remove}
                  >
                    <select
                      className="input leg-more"
                      aria-label={t('coupon_block', { event, outcome })}
                      disabled={locked}
                      value={block}
                      onChange={(change) => acts.block(outcomeId, Number(change.currentTarget.value))}
                    >
                      {choices.map((choice) => (
                        <option key={choice} value={choice}>
                          {name(choice)}
                        </option>
                      ))}
                      <option value={last + 1}>{t('coupon_block_new')}</option>
                    </select>
                  </Leg>
                )
              })}
          </ul>
        </section>
      ))}
    </>
  )
}
