import { DAY_SECONDS } from '../../domain/limits/kinds.ts'
import { LimitAct } from './act.tsx'
import type { LimitsView } from './words.ts'

/** A break that a player has asked for and not confirmed yet: how long, seconds, and the reason that he gave. */
export interface Question {
  kind: 30 | 33
  seconds: number
  reasonId: number | null
  /** When it would end, seconds since 1970. */
  endsAt: number
}

const TEXTS = {
  30: { ask: 'limits_exclusion_ask', text: 'limits_exclusion_ask_text', yes: 'limits_exclusion_yes' },
  33: { ask: 'limits_timeout_ask', text: 'limits_timeout_ask_text', yes: 'limits_timeout_yes' },
} as const

/**
 * Asks once more before a break begins, with its end and what it means; a self-exclusion wants its own yes beside the button. A step of the
 * page without scripts; with them it is shown as a dialog (client/limits/questions.ts).
 */
export function AskBreak({
  question,
  back,
  view,
  minDays,
}: {
  question: Question
  back: string
  view: LimitsView
  /** Days from which a self-exclusion is one; a shorter one is a time-out. */
  minDays: number
}) {
  const { t, form, when } = view
  const { kind, seconds, reasonId, endsAt } = question
  const texts = TEXTS[kind]
  return (
    <section className="note note-warn card" data-question="" aria-labelledby="question">
      <h2 id="question">{t(texts.ask, { days: seconds / DAY_SECONDS })}</h2>
      {kind === 30 && (
        <p>
          <b>{t('responsible_gaming_self_exclusion_warning')}</b>
        </p>
      )}
      <p>
        {kind === 30 && seconds < minDays * DAY_SECONDS
          ? t('limits_exclusion_short', { days: t('limits_days', { days: minDays }), time: when(endsAt) })
          : t(texts.text, { time: when(endsAt) })}
      </p>
      <LimitAct form={form} action="begin" kind={kind} className="form">
        <input type="hidden" name="value" value={seconds} />
        {reasonId !== null && <input type="hidden" name="reason" value={reasonId} />}
        {kind === 30 && (
          <label className="check">
            <input type="checkbox" name="agree" value="1" required />
            {t('limits_exclusion_agree')}
          </label>
        )}
        <div className="acts">
          <a className="btn" href={back} data-back="">
            {t('limits_back')}
          </a>
          <button type="submit" className="btn btn-main">
            {t(texts.yes)}
          </button>
        </div>
      </LimitAct>
    </section>
  )
}
