import { useRef, useState } from 'react'
import { fromThousandths } from '../../../../domain/coefficient/fraction.ts'
import { formatMoney } from '../../../../domain/money/amount.ts'
import { chainAccount } from '../../../../domain/settlement/accounts.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { withCurrency } from '../amount.ts'
import { Leg } from '../leg.tsx'
import { winOf } from '../model.ts'
import type { TypeProps } from './acts.ts'
import { useDrag } from './drag.ts'

/** The bets of a chain, in the order in which they settle: moved by dragging, by the arrow keys or by two buttons. */
export function ChainLegs({ model, facts, refusedText, locked, acts, t }: TypeProps & { t: IslandTranslate }) {
  const list = useRef<HTMLUListElement>(null)
  const [said, say] = useState('')
  const { legs, stake } = model
  const account = chainAccount(legs.map((leg) => fromThousandths(leg.now)))
  const move = (from: number, to: number) => {
    acts.move(from, to)
    say(t('coupon_moved', { event: legs[from]?.leg.event ?? '', n: to + 1, count: legs.length }))
    /** A bet that has moved in the document has lost the focus. */
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-place="${to}"] .leg-grip`)?.focus({ preventScroll: true }),
    )
  }
  const { over, handle } = useDrag(legs.length, move)
  return (
    <>
      <ul className="legs" aria-label={t('coupon_bets_title')} ref={list}>
        {legs.map((leg, place) => {
          const { outcomeId, event, outcome } = leg.leg
          const names = { event, outcome }
          const sum = winOf(stake, account[place] ?? null, facts)
          const step = (text: string, to: number, mark: string) => (
            <button
              type="button"
              className="icon-btn"
              aria-label={text}
              disabled={locked || to < 0 || to >= legs.length}
              onClick={() => move(place, to)}
            >
              {mark}
            </button>
          )
          return (
            <Leg
              key={outcomeId}
              model={leg}
              t={t}
              refused={refusedText(outcomeId)}
              remove={locked ? undefined : acts.remove}
            >
              <div className="leg-more" data-place={place} data-over={over === place ? '' : undefined}>
                <button
                  type="button"
                  className="icon-btn leg-grip"
                  aria-label={t('coupon_move', { ...names, n: place + 1, count: legs.length })}
                  disabled={locked}
                  {...handle(place)}
                >
                  ⠿
                </button>
                {step(t('coupon_move_up', names), place - 1, '▲')}
                {step(t('coupon_move_down', names), place + 1, '▼')}
                {sum !== null && (
                  <span className="hint">
                    {t('coupon_account_after', {
                      amount: withCurrency(formatMoney(sum, facts.currency), facts.currency),
                    })}
                  </span>
                )}
              </div>
            </Leg>
          )
        })}
      </ul>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  )
}
