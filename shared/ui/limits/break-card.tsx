import type { ReactNode } from 'react'
import type { ShownLimit } from './model.ts'
import { type LimitsView, valueText } from './words.ts'

interface BreakCardProps {
  title: string
  text: string
  label: string
  button: string
  limit: ShownLimit | null
  view: LimitsView
  children?: ReactNode
}

/**
 * Time-out and self-exclusion. Nothing begins here: the form asks the question, which tells the end and wants a yes (question.tsx). While one
 * runs it is told with its end, is not to be cancelled, and the field is shut (S4.52, S4.53, S4.54).
 */
export function BreakCard({ title, text, label, button, limit, view, children }: BreakCardProps) {
  if (!limit) return null
  const { t, form, when } = view
  const { kind, value, endsAt, options } = limit
  const isShut = value !== null && endsAt !== null
  return (
    <section className="box card" id={`limit-${kind}`}>
      <h2>{title}</h2>
      {isShut && (
        <p className="coupon-note warn" role="status">
          {t('limits_until', { time: when(endsAt) })}
        </p>
      )}
      <p className="mu">{text}</p>
      <form className="limit-set" action={form.action} data-asks="">
        <input type="hidden" name="ask" value={kind} />
        <label htmlFor={`value-${kind}`}>{label}</label>
        <select
          id={`value-${kind}`}
          className="input"
          name="value"
          disabled={isShut}
          {...(value !== null && { defaultValue: value })}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {valueText(kind, option, view)}
            </option>
          ))}
        </select>
        {!isShut && children}
        <button type="submit" className="btn" disabled={isShut}>
          {button}
        </button>
      </form>
    </section>
  )
}
