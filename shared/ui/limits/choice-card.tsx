import { NO_LIMIT } from '../../domain/limits/kinds.ts'
import { LimitAct } from './act.tsx'
import type { ShownLimit } from './model.ts'
import { Waiting } from './waiting.tsx'
import { type LimitsView, leftText, valueText } from './words.ts'

interface ChoiceCardProps {
  title: string
  text: string
  label: string
  limit: ShownLimit | null
  view: LimitsView
  /** May it be unset? */
  isOptional: boolean
}

/** A limit that is chosen from a list: hours of a session, minutes between two reality checks (S9.27, S9.28). */
export function ChoiceCard({ title, text, label, limit, view, isOptional }: ChoiceCardProps) {
  if (!limit) return null
  const { t, form, when } = view
  const { kind, value, left, raiseAt, options } = limit
  return (
    <section className="box card" id={`limit-${kind}`}>
      <div className="limit-h">
        <h2>{title}</h2>
        <span className="end">
          <b>{valueText(kind, value, view)}</b>
          {value !== null && left !== null && <small className="mu">{leftText(kind, left, view)}</small>}
        </span>
      </div>
      <p className="mu">{text}</p>
      <Waiting limit={limit} view={view} />
      <LimitAct form={form} action="set" kind={kind} className="limit-set">
        <label htmlFor={`value-${kind}`}>{label}</label>
        <select
          id={`value-${kind}`}
          className="input"
          name="value"
          defaultValue={value ?? NO_LIMIT}
          aria-describedby={`wait-${kind}`}
        >
          {isOptional && <option value={NO_LIMIT}>{t('limits_unset')}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {valueText(kind, option, view)}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn-main">
          {t('limits_save')}
        </button>
        <p className="hint" id={`wait-${kind}`}>
          {kind === 32 ? t('limits_at_once') : t('limits_wait_choice', { time: when(raiseAt) })}
        </p>
      </LimitAct>
    </section>
  )
}
