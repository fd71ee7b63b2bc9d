import type { GameRound, SeedPair } from '../../api/casino.ts'
import type { GameKind } from '../../domain/games/choice.ts'
import type { Seeds, Verified } from '../../domain/games/verify.ts'
import type casino from '../../i18n/casino/en.ts'
import { fill, type TextValues } from '../../i18n/translate.ts'
import type { PlainForm } from '../islands/props.ts'
import type { Clock } from '../time.ts'

/** What a game's island says; its texts come with its props. */
export type PlayKey = Extract<keyof typeof casino, `play_${string}`>
export type PlayTexts = Readonly<Partial<Record<PlayKey, string>>>
export type Say = (key: PlayKey, values?: TextValues) => string
export const sayOf =
  (texts: PlayTexts): Say =>
  (key, values) =>
    fill(texts[key] ?? key, values)

export interface PlayProps {
  mode: 'play'
  lang: string
  texts: PlayTexts
  gameId: number
  kind: GameKind
  form: PlainForm
  currency: string
  /** Decimal strings. */
  min: string
  max: string
  /** What the amount's field stands at. */
  amount: string
  seeds: SeedPair
  /** The round that is shown, and those before it. */
  last: GameRound | null
  rounds: GameRound[]
  /** Said in the place of a result. */
  error: string | null
  /** Of the running session: net in the main account's currency, when it began and what time it is (milliseconds), and how that is written. */
  session: { net: string; currency: string; startedAt: number; now: number; clock: Clock } | null
  /** Scratchcards that are left; null in other games. */
  left: number | null
  /** Shortest time of a round, milliseconds. */
  cycle: number
}
export interface VerifyProps {
  mode: 'verify'
  lang: string
  texts: PlayTexts
  action: string
  seeds: Seeds | null
  verified: Verified | null
}
export type GameProps = PlayProps | VerifyProps
