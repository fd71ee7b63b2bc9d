import { beginSlotSession, type SlotSessionState } from '../../../../shared/api/slot-session.ts'
import { wireAmount, withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { HiddenFields, TextField } from '../../../../shared/ui/islands/fields.tsx'
import { timeText } from '../../../../shared/ui/time.ts'
import { isTold } from '../../forms/notice.ts'
import type { PageContext } from '../../page.ts'

/** Does this player have to begin a session of slots before he spins? */
export const mustBegin = (slots: SlotSessionState | null): slots is SlotSessionState =>
  slots?.isNeeded === true && slots.running === null

/** Asks for the time and the spend of a session of slots, both empty: nothing is suggested (RG-90). */
export function BeginSlots({ slots, ctx }: { slots: SlotSessionState; ctx: PageContext }) {
  const { t, visit } = ctx
  const { csrf, action } = ctx.form()
  const refused = visit.url.searchParams.get('refused')
  const isSoon = refused === 'slot_session_soon'
  return (
    <form className="box card narrow form" method="post" action={action} id="slots">
      <HiddenFields csrf={csrf} action="slots" />
      {isSoon && <input type="hidden" name="again" value="1" />}
      <h2>{t('slots_title')}</h2>
      <p className="mu">{t('slots_text')}</p>
      {refused !== null && isTold(refused) && <p role="alert">{t(refused)}</p>}
      <TextField
        label={t('slots_minutes')}
        name="minutes"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        required
      />
      <TextField
        label={t('slots_spend', { currency: slots.currency })}
        name="spend"
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
      />
      <button type="submit" className="btn btn-main">
        {t(isSoon ? 'slots_again' : 'slots_begin')}
      </button>
    </form>
  )
}

/** What is left of the running session. */
export function SlotsLeft({ slots, ctx }: { slots: SlotSessionState | null; ctx: PageContext }) {
  if (!slots?.running) return null
  const { left, endsAt } = slots.running
  const time = timeText(endsAt, ctx.t.lang, ctx.visit.display)
  return <p className="mu">{ctx.t('slots_running', { left: withCurrency(left, slots.currency), time })}</p>
}

/** Begins the session that a form asks for; the title of the refusal, or null. */
export async function beginBy(form: URLSearchParams, { origin }: PageContext): Promise<string | null> {
  const minutes = Number(form.get('minutes'))
  const answer = await origin.post(beginSlotSession.path, {
    minutes: Number.isInteger(minutes) ? minutes : 0,
    spend: wireAmount(form.get('spend') ?? '', (await origin.realityCheck())?.currency ?? 'EUR'),
    again: form.get('again') === '1',
  })
  if (answer.ok) return null
  return answer.status === 422 ? 'limits_bad_value' : answer.title
}
