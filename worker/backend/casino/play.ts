import type { playRound } from '../../../shared/api/casino.ts'
import { gameOf } from '../../../shared/domain/games/catalogue.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { HttpError } from '../http/error.ts'
import type { Given } from '../http/serve.ts'
import { asking } from '../limits/ask.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { refuseInMaintenance } from '../sportsbook/maintenance.ts'
import { stored } from '../sportsbook/place.ts'
import { requestHash } from '../sportsbook/request-hash.ts'
import type { PlaceAnswer } from '../wallet/api.ts'
import { gameNow } from './games.ts'
import { tableOf } from './table.ts'

type Playing = Given<typeof playRound>

/** Plays a round. Whatever refuses it here, an answer that the key has already given comes first. */
export async function play(given: Playing): Promise<Response> {
  const { env, session, key } = given
  const hash = await requestHash(given.body)
  try {
    const answer = await decide(given, hash)
    if (answer.ok) return stored(answer.status, answer.body, answer.replayed)
    throw refusalOf(answer)
  } catch (refusal) {
    if (!(refusal instanceof HttpError) || refusal.error === 'unknownOutcome') throw refusal
    const first = await callWallet(env, session.userId, (wallet) => wallet.byKey(key))
    if (!first) throw refusal
    if (first.requestHash !== hash) throw new HttpError('keyReused')
    return stored(first.status, first.body, true)
  }
}

function refusalOf({ error, data }: Extract<PlaceAnswer, { ok: false }>): HttpError {
  const wait = error === 'tooMany' ? Number(data?.waitMs) : 0
  return new HttpError(error, {
    ...(data && { data }),
    ...(wait > 0 && { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } }),
  })
}

async function decide({ c, env, session, body, key, now }: Playing, hash: string): Promise<PlaceAnswer> {
  if (session.banLevel > 0) throw new HttpError('banned')
  if (!session.ageVerified) throw new HttpError('notVerified')
  await refuseInMaintenance(env)
  const [game, config] = await Promise.all([gameNow(env, body.gameId), siteConfigOf(env)])
  if (!game || gameOf(game.id)?.kind !== body.choice.kind) throw new HttpError('notFound')
  const { licence, requestId } = await asking(c, session, now)
  const ask = (currency: string) =>
    callWallet(env, session.userId, (wallet) =>
      wallet.playRound({
        key,
        requestHash: hash,
        gameId: game.id,
        choice: body.choice,
        amount: body.amount,
        accountId: body.accountId ?? null,
        commit: body.commit ?? null,
        table: tableOf(config, currency),
        licence,
        requestId,
        now,
      }),
    )
  const answer = await ask(session.currency)
  // The account that pays has another currency than the player's main one, and the house other limits in it.
  const other = answer.ok || answer.error !== 'couponAccount' ? undefined : answer.data?.currency
  return typeof other === 'string' ? ask(other) : answer
}
