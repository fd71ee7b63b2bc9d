/** A reason against a coupon or one of its legs, by the wire's code. */
export interface Refusal {
  outcomeId: number | null
  code: string
  /** Limits of a line of many singles, decimal strings. */
  min?: string | null
  max?: string | null
}

/** A limit of the player's own that was reached: its kind, what is left of it in the currency of limits. */
export interface OwnLimit {
  kind: number
  left: string
  currency: string
  /** From when more is possible, ISO 8601; null when nothing has been counted. */
  renewsAt: string | null
}

/** Where a press on 'place' stands. `checking` and `unknown` never end in a second bet: the key stays the same until it is answered. */
export type Placing =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'checking' }
  /** The looks are over, and go on slowly; `unheard`: at the last one the server had never heard of the bet. */
  | { phase: 'unknown'; unheard?: boolean }
  | { phase: 'placed'; coupon: PlacedSummary }
  /** Many singles: coupons of the accepted lines, reasons of the others. */
  | { phase: 'lines'; placed: PlacedSummary[]; problems: Refusal[] }
  | { phase: 'changed' }
  | {
      phase: 'refused'
      problems: Refusal[] /** Key of the text when there is no code for it. */
      title: string
      min: string | null
      max: string | null
      own?: OwnLimit | null
    }

/** Is a press without its answer yet? */
export const isUnanswered = ({ phase }: Placing): boolean => ['sending', 'checking', 'unknown'].includes(phase)

export interface PlacedSummary {
  id: number
  amount: string
  currency: string
  coef: string
  possibleWin: string
  /** A stake above the maximum, which a trader has to decide. */
  waits?: boolean
}
