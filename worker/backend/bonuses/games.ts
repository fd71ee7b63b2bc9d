import * as v from 'valibot'
import { getBonusGame, giveBonusRounds, playBonusGame } from '../../../shared/api/bonus-games.ts'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { type BonusGame, CHOICES } from '../../../shared/domain/games/bonus-game.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { HttpError, invalid } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { playerById } from '../identity/player.ts'
import { openWallet } from '../identity/wallet.ts'
import { serveWrite } from '../operator/audit.ts'
import { newCode } from '../points/rules.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { issueAtOnce } from '../sportsbook/promo/store.ts'
import { answerOnce } from '../sportsbook/staking.ts'
import type { BonusPrize } from '../wallet/bonus-api.ts'

const DAY_MS = 86_400_000

function gameIn({ bonusGames }: SiteConfig, game: BonusGame) {
  const found = bonusGames?.[game]
  if (!found) throw new HttpError('notFound')
  return found
}

/** The prizes of a table for one player; a promo code that is not given in his currency is nothing there. */
function prizesFor(config: SiteConfig, game: BonusGame, to: { userId: number; currency: string; now: number }) {
  return gameIn(config, game).prizes.map(({ weight, points = null, promo }): BonusPrize => {
    const amount = promo?.amount[to.currency]
    if (!promo || amount === undefined) return { weight, points, promo: null }
    const until = new Date(to.now + promo.days * DAY_MS).toISOString()
    const { userId, currency } = to
    return {
      weight,
      points,
      promo: { code: newCode(), userId, amount, currency, minCoef: promo.minCoef ?? null, until },
    }
  })
}

const played = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.object({ prize: v.object({ promo: v.nullable(v.object({ code: v.string() })) }) }) }),
)

/** The promo code among the prizes that a first answer tells of; one of an earlier call was issued then. */
function wonOf(prizes: readonly BonusPrize[], body: string) {
  const { code } = v.parse(played, body).data.prize.promo ?? {}
  return prizes.flatMap(({ promo }) => (promo && promo.code === code ? [promo] : []))
}

/** Bonus games (spec §2): rounds are given by the operator or bought for points. */
export function serveBonusGames(app: App): void {
  serve(app, getBonusGame, async ({ env, session, query: { game } }) => {
    const { price } = gameIn(await siteConfigOf(env), game)
    const own = await callWallet(env, session.userId, (wallet) => wallet.bonusGame(game))
    return { game, price, ...own }
  })

  serve(app, playBonusGame, (given) =>
    answerOnce(given, async (requestHash) => {
      const { env, session, body, key, now } = given
      if (session.banLevel > 0) throw new HttpError('banned')
      const { game, choice } = body
      if (choice >= CHOICES[game]) throw invalid('choice', 'there is no such thing to choose')
      const config = await siteConfigOf(env)
      const { userId, currency } = session
      const prizes = prizesFor(config, game, { userId, currency, now })
      const answer = await callWallet(env, userId, (wallet) =>
        wallet.playBonus({
          ...{ key, requestHash, userId, game, choice, prizes, now },
          price: gameIn(config, game).price,
          licence: profileOf(config.licenceProfile, config.countryCode),
        }),
      )
      if (answer.ok) await issueAtOnce(env.DB, wonOf(prizes, answer.body), now)
      return answer
    }),
  )

  serveWrite(app, giveBonusRounds, async ({ env, params, body, now }) => {
    const player = await playerById(env, params.id)
    if (!player) throw new HttpError('notFound')
    gameIn(await siteConfigOf(env), body.game)
    await openWallet(env, player, now)
    return { left: await callWallet(env, params.id, (wallet) => wallet.giveRounds({ ...body, now })) }
  })
}
