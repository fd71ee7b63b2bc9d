import { LimitAct } from './act.tsx'
import type { ShownLimit } from './model.ts'
import { type LimitsView, valueText } from './words.ts'

/** A change that waits: how long still, and how to take it back; once its time has come, the question (S4.49, S4.50). */
export function Waiting({ limit: { kind, waiting }, view }: { limit: ShownLimit; view: LimitsView }) {
  if (!waiting) return null
  const { t, form, when } = view
  const value = valueText(kind, waiting.value, view)
  return (
    <div className="coupon-note warn">
      <p role="status">
        {waiting.hours > 0
          ? t('limits_pending', { value, hours: waiting.hours, time: when(waiting.from) })
          : t('limits_pending_ready', { value, time: when(waiting.until ?? waiting.from) })}
      </p>
      <div className="acts">
        {waiting.hours === 0 && (
          <LimitAct form={form} action="confirm" kind={kind}>
            <button type="submit" className="btn btn-main">
              {t('limits_confirm', { value })}
            </button>
          </LimitAct>
        )}
        <LimitAct form={form} action="cancel" kind={kind}>
          <button type="submit" className="btn">
            {t('limits_cancel')}
          </button>
        </LimitAct>
      </div>
    </div>
  )
}
