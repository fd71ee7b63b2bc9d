import type { SiteConfig } from '../../../shared/api/config.ts'
import {
  type BonusOffer,
  chooseDepositBonus,
  getDepositBonuses,
  leaveDepositBonus,
} from '../../../shared/api/deposit-bonuses.ts'
import type { BonusTerms } from '../../../shared/domain/bonus/deposit-bonus.ts'
import { offerIn } from '../../../shared/domain/bonus/offer.ts'
import { parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { type App, serve } from '../http/serve.ts'
import { playerById } from '../identity/player.ts'
import { mayMarket, playsIntensively } from '../limits/may-market.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'

/** The offers of a currency. */
const offersIn = ({ depositBonuses = [] }: SiteConfig, currency: string): BonusOffer[] =>
  depositBonuses.flatMap((offer) => offerIn(offer, currency) ?? [])

/** What of them this player may be offered: nothing on a break, at a limit, or when his play is intensive (H19, RG-91). */
async function offersFor(env: Env, userId: number, config: SiteConfig, currency: string, now: number) {
  const player = await playerById(env, userId)
  return player && (await mayMarket(env, player, now)) ? offersIn(config, currency) : []
}

const termsOf = (
  { percent, minDeposit, maxBonus, wager, minCoef, games, maxStake, days }: BonusOffer,
  currency: string,
): BonusTerms => ({
  ...{ percent, wager, games, days },
  least: parseMoney(minDeposit, currency) ?? 0,
  most: parseMoney(maxBonus, currency) ?? 0,
  minCoef: parseCoef(minCoef) ?? 0,
  maxStake: maxStake === null ? null : parseMoney(maxStake, currency),
})

/** Bonuses for deposits (spec §2 `office/bonuses/deposit` and `office/bonuses/wager`), in the currency of the main account. */
export function serveDepositBonuses(app: App): void {
  serve(app, getDepositBonuses, async ({ env, session, now }) => {
    const { currency } = session
    const config = await siteConfigOf(env)
    const { hasDeposited, ...own } = await callWallet(env, session.userId, (wallet) => wallet.bonuses(currency))
    const offers = (await offersFor(env, session.userId, config, currency, now)).filter(
      ({ isFirst }) => !isFirst || !hasDeposited,
    )
    return { currency, offers, ...own }
  })

  serve(app, chooseDepositBonus, async ({ env, session, body, now }) => {
    if (session.banLevel > 0) throw new HttpError('banned')
    const { currency } = session
    const config = await siteConfigOf(env)
    const offer = offersIn(config, currency).find(({ id }) => id === body.id)
    if (!offer || (await playsIntensively(env, session.userId, now))) throw new HttpError('notFound')
    const licence = profileOf(config.licenceProfile, config.countryCode)
    const chosen = await callWallet(env, session.userId, (wallet) =>
      wallet.chooseBonus({
        ...{
          offer: offer.id,
          currency,
          terms: termsOf(offer, currency),
          isFirst: offer.isFirst ?? false,
          licence,
          now,
        },
      }),
    )
    if (!chosen.ok) throw refused(chosen)
    return chosen.bonus
  })

  serve(app, leaveDepositBonus, async ({ env, session, now }) => {
    const left = await callWallet(env, session.userId, (wallet) => wallet.leaveBonus(now))
    if (!left) throw new HttpError('notFound')
    return left
  })
}
