import * as v from 'valibot'
import { WALLET_BODIES, type WalletCall } from '../../../shared/api/casino-wallet.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { loadClock, now } from '../clock/clock.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { check, readLimited } from '../http/body.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import type { App, Ctx } from '../http/serve.ts'
import { playerById } from '../identity/player.ts'
import { userConfigOf } from '../identity/user-config.ts'
import { verified } from '../payments/signing.ts'
import { ladderOf } from '../points/rules.ts'
import { sha256 } from '../sha256.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { refuseInMaintenance } from '../sportsbook/maintenance.ts'
import type { ProviderAsk } from '../wallet/game-api.ts'
import { gameNow, providers } from './games.ts'
import { isToken } from './token.ts'

/** Says which provider signs: its secret has to fit. */
const PROVIDER = 'x-provider'

const jsonText = v.pipe(v.string(), v.parseJson())

type Body = { [K in WalletCall]: { name: K } & v.InferOutput<(typeof WALLET_BODIES)[K]> }[WalletCall]

/**
 * The wallet for providers of games (api.md): nothing is read of a call before its signature is right and young. Every transaction is done once;
 * a repeat gets its first answer.
 */
export function serveGameWallet(app: App): void {
  serveOne(app, 'balance', (body) => ({ name: 'balance', ...check(WALLET_BODIES.balance, body) }))
  serveOne(app, 'bet', (body) => ({ name: 'bet', ...check(WALLET_BODIES.bet, body) }))
  serveOne(app, 'win', (body) => ({ name: 'win', ...check(WALLET_BODIES.win, body) }))
  serveOne(app, 'rollback', (body) => ({ name: 'rollback', ...check(WALLET_BODIES.rollback, body) }))
}

function serveOne(app: App, name: WalletCall, read: (body: unknown) => Body): void {
  app.post(`/wallet-api/v1/${name}`, async (c) => {
    await loadClock(c.env)
    const { provider, callId, text } = await authentic(c)
    const json = v.safeParse(jsonText, text)
    if (!json.success) throw new HttpError('badJson')
    const body = read(json.output)
    await refuseStranger(c, body, provider)
    if (body.name === 'balance') return balance(c, body)
    const config = await siteConfigOf(c.env)
    const asked = {
      provider,
      transactionId: body.transactionId,
      digest: sha256(JSON.stringify(body)),
      currency: body.currency,
      ladder: ladderOf(config, body.currency),
      requestId: `${provider}:${callId}`.slice(0, 64),
      now: now(),
    }
    const ask: ProviderAsk =
      body.name === 'rollback'
        ? { ...asked, kind: 'rollback', targetId: body.targetId }
        : body.name === 'win'
          ? {
              ...asked,
              kind: 'win',
              roundId: body.roundId,
              isOpen: body.isOpen,
              amount: parseMoney(body.amount, body.currency),
            }
          : {
              ...asked,
              kind: 'bet',
              roundId: body.roundId,
              gameId: body.gameId,
              amount: parseMoney(body.amount, body.currency),
              licence: profileOf(config.licenceProfile, config.countryCode),
            }
    const answer = await callWallet(c.env, body.playerId, (wallet) => wallet.hearGames(ask))
    if (!answer.ok) throw refused(answer)
    return answered(answer.body)
  })
}

const answered = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' } })

/** The provider and the id of a call that it has signed; its body as it came. Throws unauthorised. */
async function authentic(c: Ctx): Promise<{ provider: string; callId: string; text: string }> {
  const slug = c.req.header(PROVIDER) ?? ''
  const found = (await providers.get(c.env)).providers.find((each) => each.slug === slug)
  const text = await readLimited(c.req.raw)
  const callId = found && verified(found.secret, c.req.raw.headers, text, Math.floor(Date.now() / 1000))
  if (!found || !callId) throw new HttpError('unauthorised')
  return { provider: found.slug, callId, text }
}

/** Balances are told and stakes taken only of a player who plays there now, in a game of this provider's, and may play at all. */
async function refuseStranger(c: Ctx, body: Body, provider: string): Promise<void> {
  const player = await playerById(c.env, body.playerId)
  if (!player) throw new HttpError('notFound')
  if (body.name !== 'balance' && body.name !== 'bet') return
  if (!(await isToken(c.env, body.token, provider, body.playerId, now()))) throw new HttpError('unauthorised')
  if (body.name === 'balance') return
  const { ban_level, age_verified } = userConfigOf(player, now())
  if (ban_level > 0) throw new HttpError('banned')
  if (!age_verified) throw new HttpError('notVerified')
  await refuseInMaintenance(c.env)
  if ((await gameNow(c.env, body.gameId))?.provider !== provider) throw new HttpError('notFound')
}

async function balance(c: Ctx, body: Extract<Body, { name: 'balance' }>): Promise<Response> {
  const { accounts, active } = await callWallet(c.env, body.playerId, (wallet) => wallet.accounts())
  const account = accounts.find(({ id }) => id === active)
  if (account?.iso !== body.currency) throw new HttpError('couponAccount')
  return answered(JSON.stringify({ data: { playerId: body.playerId, currency: account.iso, balance: account.money } }))
}
