import type draws from '../../i18n/draws/en.ts'
import { fill, type TextValues } from '../../i18n/translate.ts'
import type { PlainForm } from '../islands/props.ts'

/** What the island of a ticket says; its texts come with its props. */
export type PickKey = Extract<keyof typeof draws, `pick_${string}`>
export type PickTexts = Readonly<Partial<Record<PickKey, string>>>
export type Say = (key: PickKey, values?: TextValues) => string
export const sayOf =
  (texts: PickTexts): Say =>
  (key, values) =>
    fill(texts[key] ?? key, values)

interface TicketProps {
  lang: string
  texts: PickTexts
  form: PlainForm
  /** A visitor sees what a ticket costs, and cannot buy it. */
  isPlayer: boolean
  drawId: number
  currency: string
  /** What each variant or line costs at least and at most, and the whole ticket; decimal strings. */
  min: string
  max: string
  total: string
  amount: string
  /** Why the ticket was not bought. */
  error: string | null
}
export interface TotoProps extends TicketProps {
  mode: 'toto'
  matches: { teams: string; about: string }[]
  outcomes: readonly string[]
  marks: number[][]
}
export interface LottoProps extends TicketProps {
  mode: 'lotto'
  size: number
  pick: number
  /** Lines of the ticket, and the numbers that are marked for the next one. */
  lines: number[][]
  marked: number[]
}
export type DrawProps = TotoProps | LottoProps
