import { formatCoef } from '../../shared/domain/coefficient/thousandths.ts'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { isLeg } from './legs.ts'

/**
 * Market and outcome from an odds button's name, 'teams, market, outcome, coefficient'. The teams are cut off as a whole, so that a comma
 * in them does no harm; of the rest the last part is the coefficient, the one before it the outcome, and all before that the market.
 */
export function namesOf(label: string, teams: string): { market: string; outcome: string } {
  const parts = (label.startsWith(teams) ? label.slice(teams.length + 2) : label).split(', ')
  parts.pop()
  const outcome = parts.pop() ?? ''
  return { market: parts.join(', '), outcome }
}

/** The leg that an odds button stands for, null when its markup is not complete. */
export function buttonLeg(button: HTMLElement): CouponLeg | null {
  const row = button.closest<HTMLElement>('[data-event]')
  const { event: id, teams = '', sport, live } = row?.dataset ?? {}
  const { market, outcome } = button.dataset
  const leg = {
    eventId: Number(id),
    marketId: Number(market),
    outcomeId: Number(outcome),
    event: teams,
    ...namesOf(button.ariaLabel ?? '', teams),
    coef: formatCoef(Number(button.querySelector<HTMLElement>('[data-coef]')?.dataset.coef)),
    isLive: live !== undefined,
    sportId: Number(sport),
    score: row?.querySelector('[data-score]')?.textContent ?? '',
  }
  return isLeg(leg) ? leg : null
}
