import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../domain/money/amount.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { stakeOf, wireAmount, withCurrency } from '../coupon/amount.ts'
import { TextField } from '../fields.tsx'
import type { Sale, ShownCoupon } from './model.ts'

/** Where a sale stands. `note` is what the person has to know before the next press. */
export type SaleStep = { step: 'asking' } | { step: 'sending' } | { step: 'ready'; note: string | null }

/** What a part of the stake gives of an offer, minor units: what the rest is not worth. For the eye only, the wallet computes from the exact worth. */
const shareOf = (amount: number, part: number, stake: number): number =>
  amount - Number((2n * BigInt(amount) * BigInt(stake - part) + BigInt(stake)) / (2n * BigInt(stake)))

/** The least that a part may come to, minor units: an offer is rounded, and what the rest is worth may round up because of it. */
export const leastOf = (amount: number, part: number, stake: number): number => {
  const [above, whole] = [(2n * BigInt(amount) + 1n) * BigInt(stake - part) - BigInt(stake), 2n * BigInt(stake)]
  return part === stake ? amount : amount - Number((above + whole - 1n) / whole)
}

/** Asks whether a coupon, or what part of it, shall be sold. An offer that is over is asked for anew. */
export function SaleDialog({
  coupon,
  sale,
  state,
  seconds,
  t,
  confirm,
  renew,
  close,
}: {
  coupon: ShownCoupon
  sale: Sale | undefined
  state: SaleStep
  /** How long the offer stands. */
  seconds: number
  t: IslandTranslate
  confirm: (offerId: string, part: string | null) => void
  renew: () => void
  close: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { currency } = coupon
  const offer = sale?.offer ?? null
  const [typed, type] = useState<string | null>(null)
  const stake = offer ? (stakeOf(offer.stake, currency) ?? 0) : 0
  const part = typed === null ? stake : (stakeOf(typed, currency) ?? 0)
  const isPart = part > 0 && part <= stake
  const amount = offer ? (stakeOf(offer.amount, currency) ?? 0) : 0
  const isWorthless = offer !== null && isPart && leastOf(amount, part, stake) <= 0
  const gives = offer && isPart && !isWorthless ? shareOf(amount, part, stake) : null
  const shown = gives === null ? '–' : withCurrency(formatMoney(gives, currency), currency)
  const isOver = offer !== null && seconds <= 0
  return (
    <dialog ref={dialog} className="modal modal-small sale" aria-labelledby="sale-title" onClose={close}>
      <h2 id="sale-title">{t('history_sell_title', { id: coupon.id })}</h2>
      {offer ? (
        <>
          <TextField
            label={t('history_sell_part')}
            inputMode="decimal"
            value={typed ?? offer.stake}
            {...(!isPart && { error: t('coupon_bad_amount') })}
            {...(isWorthless && { error: t('history_sell_nothing') })}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <dl className="bet-f">
            <Line term={t('history_sell_gives')}>{shown}</Line>
            {isPart && part < stake && (
              <Line term={t('history_sell_rest')}>{withCurrency(formatMoney(stake - part, currency), currency)}</Line>
            )}
          </dl>
        </>
      ) : (
        state.step !== 'asking' && <p role="status">{t('cash_out_unavailable')}</p>
      )}
      {state.step === 'ready' && state.note !== null && <p role="alert">{state.note}</p>}
      {offer && (
        <p className={isOver ? 'err' : 'hint'} aria-live="off">
          {isOver ? t('history_sell_over') : t('history_sell_until', { seconds })}
        </p>
      )}
      <div className="modal-acts">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {t('history_sell_keep')}
        </button>
        {offer && !isOver ? (
          <button
            type="button"
            className="btn btn-main"
            data-sell-confirm=""
            aria-busy={state.step === 'sending' || undefined}
            disabled={state.step !== 'ready' || gives === null}
            onClick={() => confirm(offer.id, part === stake ? null : wireAmount(typed ?? '', currency))}
          >
            {t('history_sell_confirm', { amount: shown })}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-main"
            aria-busy={state.step === 'asking' || undefined}
            disabled={state.step !== 'ready'}
            onClick={renew}
          >
            {t('history_sell_new')}
          </button>
        )}
      </div>
    </dialog>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd className="leg-w">{children}</dd>
  </div>
)
