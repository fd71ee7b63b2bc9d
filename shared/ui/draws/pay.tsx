import type { ReactNode } from 'react'
import type { DrawProps, Say } from './props.ts'

/** The foot of a ticket's form: stake, price, what can be done. */
export function Pay({
  props: { mode, currency, amount, min, max, total, error, isPlayer },
  sum,
  say,
  children,
}: {
  props: DrawProps
  sum: string
  say: Say
  children: ReactNode
}) {
  const isToto = mode === 'toto'
  return (
    <div className="tk-pay">
      <label className="field">
        <span>{say(isToto ? 'pick_stake_variant' : 'pick_stake_line', { currency })}</span>
        <input className="input" name="amount" inputMode="decimal" defaultValue={amount} autoComplete="off" required />
        <small className="hint">
          {say(isToto ? 'pick_bounds' : 'pick_bounds_line', { min, max, total, currency })}
        </small>
      </label>
      <p className="tk-sum" role="status">
        {error ? <b className="err">{error}</b> : sum}
      </p>
      <div className="tk-do">
        {children}
        {isPlayer && (
          <button type="submit" className="btn btn-main" name="action" value="buy">
            {say('pick_buy')}
          </button>
        )}
      </div>
    </div>
  )
}

/** What every form of a ticket carries. */
export const Hidden = ({ props: { form, drawId } }: { props: DrawProps }) => (
  <>
    <input type="hidden" name="csrf" value={form.csrf} />
    <input type="hidden" name="key" value={form.key} />
    <input type="hidden" name="draw" value={drawId} />
  </>
)
