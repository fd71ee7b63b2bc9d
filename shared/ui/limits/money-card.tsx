import { kindOf } from '../../domain/limits/kinds.ts'
import { Icon } from '../icon.tsx'
import { LimitAct } from './act.tsx'
import type { ShownLimit } from './model.ts'
import { Waiting } from './waiting.tsx'
import { type LimitsView, leftText, valueText } from './words.ts'

interface MoneyCardProps {
  title: string
  text: string
  limits: readonly ShownLimit[]
  view: LimitsView
  /** The kind whose row is open: the one that was just changed. */
  open: number | null
}

/** Limits of one sort of amounts over their periods. Each row opens to its form; the amount is typed, never suggested. */
export function MoneyCard({ title, text, limits, view, open }: MoneyCardProps) {
  if (limits.length === 0) return null
  return (
    <section className="box card">
      <h2>{title}</h2>
      <p className="mu">{text}</p>
      <div>
        {limits.map((limit) => (
          <Row key={limit.kind} {...{ title, limit, limits, view }} isOpen={limit.kind === open} />
        ))}
      </div>
    </section>
  )
}

interface RowProps extends Omit<MoneyCardProps, 'open' | 'text'> {
  limit: ShownLimit
  isOpen: boolean
}

function Row({ title, limit, limits, view, isOpen }: RowProps) {
  const { t, form, when, currency, raiseHours } = view
  const { kind, value, left, waiting, raiseAt } = limit
  const { period } = kindOf(kind)
  const name = period ? t(`limits_period_${period}`) : title
  const tighter = binding(limit, limits)
  return (
    <details className="limit" id={`limit-${kind}`} open={isOpen || waiting !== null}>
      <summary>
        <span>{name}</span>
        <span className="end">
          <b>{valueText(kind, value, view)}</b>
          {value !== null && left !== null && <small className="mu">{leftText(kind, left, view)}</small>}
        </span>
        <Icon name="chevron" />
      </summary>
      {tighter?.period && <p className="hint">{t('limits_binds', { period: t(`limits_period_${tighter.period}`) })}</p>}
      <Waiting limit={limit} view={view} />
      <LimitAct form={form} action="set" kind={kind} className="limit-set">
        <label htmlFor={`value-${kind}`}>
          <span className="sr">
            {title}, {name}:{' '}
          </span>
          {t('limits_new', { currency })}
        </label>
        <input
          id={`value-${kind}`}
          className="input"
          name="value"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          required
          dir="ltr"
          aria-describedby={`wait-${kind}`}
        />
        <button type="submit" className="btn btn-main">
          {t('limits_save')}
        </button>
        <p className="hint" id={`wait-${kind}`}>
          {value === null ? t('limits_first', { hours: raiseHours }) : t('limits_wait', { time: when(raiseAt) })}
        </p>
      </LimitAct>
      {value !== null && waiting === null && (
        <LimitAct form={form} action="remove" kind={kind}>
          <button type="submit" className="link">
            {t('limits_remove')}
          </button>
        </LimitAct>
      )}
    </details>
  )
}

/** A limit of a longer period that is lower, so that it is reached first. */
function binding({ kind, value }: ShownLimit, limits: readonly ShownLimit[]) {
  if (value === null) return null
  const found = limits.find((other) => other.kind > kind && other.value !== null && Number(other.value) < Number(value))
  return found ? kindOf(found.kind) : null
}
