import type { Rounding } from '../../domain/calculator/round.ts'
import type { CalculatorState } from '../../domain/calculator/state.ts'
import type { CalculatorKey } from '../../i18n/keys.ts'
import { fill, type TextValues } from '../../i18n/translate.ts'

/** What the calculator's island is rendered with. */
export interface CalculatorProps {
  lang: string
  /** Address of the page, where the form leads without JavaScript. */
  action: string
  state: CalculatorState
  rounding: Rounding
  /** Names of the coupon types, by type id. */
  types: string[]
  texts: Record<CalculatorKey, string>
}

export type Say = (key: CalculatorKey, values?: TextValues) => string
export const sayOf =
  ({ texts }: Pick<CalculatorProps, 'texts'>): Say =>
  (key, values) =>
    fill(texts[key], values)

/** What a calculator that is awake does; without it the form is a plain one. */
export interface CalculatorAwake {
  /** Grows when fields must show other values than were typed. */
  revision: number
  change(form: HTMLFormElement): void
  add(): void
  /** `leg` from 0. */
  remove(leg: number): void
}
