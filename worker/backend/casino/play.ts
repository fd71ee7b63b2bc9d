import type { playRound } from '../../../shared/api/casino.ts'
import { gameOf } from '../../../shared/domain/games/catalogue.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { HttpError } from '../http/error.ts'
import type { Given } from '../http/serve.ts'
import { asking } from '../limits/ask.ts'
import { ladderOf } from '../points/rules.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { answerOnce, inPayingCurrency, refuseStakes } from '../sportsbook/staking.ts'
import { gameNow } from './games.ts'
import { tableOf } from './table.ts'

/** Plays a round. */
export const play = (given: Given<typeof playRound>): Promise<Response> =>
  answerOnce(given, async (requestHash) => {
    const { c, env, session, body, key, now } = given
    await refuseStakes(env, session)
    const [game, config] = await Promise.all([gameNow(env, body.gameId), siteConfigOf(env)])
    if (!game || gameOf(game.id)?.kind !== body.choice.kind) throw new HttpError('notFound')
    const { licence, requestId } = await asking(c, session, now)
    return inPayingCurrency(session, (currency) =>
      callWallet(env, session.userId, (wallet) =>
        wallet.playRound({
          key,
          requestHash,
          gameId: game.id,
          choice: body.choice,
          amount: body.amount,
          accountId: body.accountId ?? null,
          commit: body.commit ?? null,
          table: tableOf(config, currency),
          licence,
          ladder: ladderOf(config, currency),
          requestId,
          now,
        }),
      ),
    )
  })
