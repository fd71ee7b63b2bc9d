import type { SiteConfig } from '../../../shared/api/config.ts'
import { now as clockNow } from '../clock/clock.ts'
import { type Env, isProduction } from '../env.ts'
import type { LegQuote } from '../feed/api.ts'
import { HttpError } from '../http/error.ts'
import { playsIntensively } from '../limits/may-market.ts'
import type { HeldBet, PlaceAnswer, PlaceInput, UnderVersion, WalletApi } from '../wallet/api.ts'
import { callWallet } from './call-wallet.ts'
import { lifted, mayAsk, waitMs } from './vip/rules.ts'

/** The delay of production when the config says none (betting.md 3.2); outside production there is none then. */
const DEFAULT_SECONDS = 5

const secondsOf = (env: Env, { betting }: SiteConfig): number =>
  betting.liveDelaySeconds ?? (isProduction(env) ? DEFAULT_SECONDS : 0)

export interface Placing {
  env: Env
  config: SiteConfig
  input: PlaceInput
  /** The prices once more. */
  requote: (now: number) => Promise<LegQuote[]>
  /** Lets the decision go on when nobody waits for the answer any more. */
  waitUntil: (work: Promise<unknown>) => void
  /** Takes the version that the wallet stands at. */
  heard: (version: string) => void
}

/**
 * Places a coupon: at once, or with a live leg after the house's delay. Meanwhile its stake is held; then prices, markets and limits are
 * looked at again as if the press were new, and the coupon stands or the stake is back. Whoever lost the answer asks by its key. A stake
 * above the maximum that is asked for waits for a trader: then the answer is what is held.
 */
export async function placeInTime(placing: Placing): Promise<PlaceAnswer | HeldBet> {
  const { env, config, input, waitUntil } = placing
  const delayMs = secondsOf(env, config) * 1000
  if (delayMs === 0 || !input.quotes.some(({ isLive }) => isLive)) {
    const answer = await told(placing, (wallet) => wallet.place(input))
    if (answer.ok || answer.error !== 'couponMax' || !mayAsk(config, input)) return answer
    if (await playsIntensively(env, input.userId, input.now)) return answer
    const asked = { ...input, limits: lifted(input.limits) }
    return told(placing, (wallet) => wallet.hold(asked, { delayMs: waitMs(config), trader: true }))
  }
  const held = await told(placing, (wallet) => wallet.hold(input, { delayMs }))
  if (held.ok !== 'held') return held
  const decision = decided(placing, held.due)
  waitUntil(decision.catch(() => {}))
  return decision
}

/** What the wallet answers; unauthorised when it no longer stands at the session's version. */
async function told<T>(
  { env, input, heard }: Placing,
  ask: (wallet: WalletApi) => Promise<UnderVersion<T>>,
): Promise<T> {
  const { version, answer } = await callWallet(env, input.userId, ask)
  heard(version)
  if (answer === null) throw new HttpError('unauthorised')
  return answer
}

async function decided({ env, input, requote }: Placing, due: number): Promise<PlaceAnswer> {
  await scheduler.wait(Math.max(0, due - Date.now()))
  const now = clockNow()
  const quotes = await requote(now)
  return callWallet(env, input.userId, (wallet) => wallet.decide({ ...input, quotes, now }))
}
