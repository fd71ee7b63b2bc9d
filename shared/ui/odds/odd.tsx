import type { MarketView } from '../../api/feed.ts'
import type { CoefView } from '../../domain/settings/display.ts'
import { priceOf } from './price.ts'

export type OutcomeView = MarketView['outcomes'][number]

interface OddProps {
  /** 'Arsenal – Chelsea' */
  teams: string
  market: MarketView
  /** The market's name in the language of the page. */
  marketName: string
  outcome: OutcomeView
  /** Full name, said to screen readers and shown in the coupon. */
  name: string
  /** What the button itself shows: `1`, `X`, `Over`. */
  short: string
  coefViewId: CoefView
}

/** A comma with a space parts market and outcome in the button's name (the browser reads a leg from it), so an outcome may have none. */
const withoutComma = (text: string) => text.replaceAll(', ', ' ')

/** A price that can be picked: submits the page's `pick` form without JavaScript, toggles the leg with it. */
export function Odd({ teams, market, marketName, outcome, name, short, coefViewId }: OddProps) {
  const { thousandths, text } = priceOf(outcome.coef, coefViewId)
  const open = market.status === 1 && outcome.active
  return (
    <button
      type="submit"
      className={open ? 'odd' : 'odd is-blocked'}
      form="pick"
      name="pick"
      value={`${market.id}-${outcome.id}`}
      data-outcome={outcome.id}
      data-market={market.id}
      aria-pressed="false"
      aria-label={`${teams}, ${marketName}, ${withoutComma(name)}, ${text}`}
      disabled={!open}
    >
      <span className="odd-n">{short}</span>
      <span className="odd-c" data-coef={thousandths}>
        {text}
      </span>
    </button>
  )
}

/**
 * The form that all prices of a page belong to; once on each page with odds. `keep` is the page's own query, which a GET form would drop.
 * `#coupon` opens the slip where it is a drawer.
 */
export const PickForm = ({ action, keep = [] }: { action: string; keep?: readonly [string, string][] }) => (
  <form id="pick" method="get" action={`${action}#coupon`}>
    {keep.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
)
