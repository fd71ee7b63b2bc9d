import * as v from 'valibot'
import { WALLET_BODIES, type WalletCall } from '../../../shared/api/casino-wallet.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { loadClock, now } from '../clock/clock.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { check, readLimited } from '../http/body.ts'
import { HttpError } from '../http/error.ts'
import type { App, Ctx } from '../http/serve.ts'
import { type Player, playerById } from '../identity/player.ts'
import { verified } from '../payments/signing.ts'
import { ladderOf } from '../points/rules.ts'
import { sha256 } from '../sha256.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import type { ProviderAnswer, ProviderAsk } from '../wallet/game-api.ts'
import { providers } from './games.ts'
import { refuseStake, refuseStranger } from './may-stake.ts'

/** Says which provider signs: its secret has to fit. */
const PROVIDER = 'x-provider'

const jsonText = v.pipe(v.string(), v.parseJson())

type Body = { [K in WalletCall]: { name: K } & v.InferOutput<(typeof WALLET_BODIES)[K]> }[WalletCall]
type Move = Exclude<Body, { name: 'balance' }>
interface Signed {
  provider: string
  callId: string
}

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
    const { text, ...signed } = await authentic(c)
    const json = v.safeParse(jsonText, text)
    if (!json.success) throw new HttpError('badJson')
    const body = read(json.output)
    const player = await playerById(c.env, body.playerId)
    if (!player) throw new HttpError('notFound')
    if (body.name === 'balance') {
      await refuseStranger(c.env, player, { ...signed, ...body })
      return balance(c, body)
    }
    return answered(bodyOf(await heard(c, player, body, signed)))
  })
}

/** Moves money as it is asked for. A bet that may not be taken now, but was, is answered as it was: the first answer may have been lost. */
async function heard(c: Ctx, player: Player, body: Move, signed: Signed): Promise<ProviderAnswer> {
  const ask = await askOf(c, body, signed)
  const refusal =
    body.name === 'bet' &&
    (await refuseStake(c.env, player, { ...signed, ...body }).then(
      () => null,
      (error: unknown) => ({ error }),
    ))
  if (!refusal) return callWallet(c.env, player.id, (wallet) => wallet.hearGames(ask))
  const first = await callWallet(c.env, player.id, (wallet) => wallet.heardGames(ask))
  if (!first) throw refusal.error
  return first
}

/** A call as the wallet takes it. */
async function askOf({ env }: Ctx, body: Move, { provider, callId }: Signed): Promise<ProviderAsk> {
  const config = await siteConfigOf(env)
  const asked = {
    provider,
    transactionId: body.transactionId,
    // A repeat may come with a younger token: it is the same transaction all the same.
    digest: sha256(JSON.stringify({ ...body, token: undefined })),
    currency: body.currency,
    ladder: ladderOf(config, body.currency),
    requestId: `${provider}:${callId}`.slice(0, 64),
    now: now(),
  }
  if (body.name === 'rollback') return { ...asked, kind: 'rollback', targetId: body.targetId }
  const { roundId } = body
  const amount = parseMoney(body.amount, body.currency)
  if (body.name === 'win') return { ...asked, kind: 'win', roundId, amount, isOpen: body.isOpen }
  const licence = profileOf(config.licenceProfile, config.countryCode)
  return { ...asked, kind: 'bet', roundId, gameId: body.gameId, amount, licence }
}

function bodyOf(answer: ProviderAnswer): string {
  if (!answer.ok) throw new HttpError(answer.error, { ...(answer.data && { data: answer.data }) })
  return answer.body
}

const answered = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' } })

/** The provider and the id of a call that it has signed; its body as it came. Throws unauthorised. */
async function authentic(c: Ctx): Promise<Signed & { text: string }> {
  const slug = c.req.header(PROVIDER) ?? ''
  const found = (await providers.get(c.env)).providers.find((each) => each.slug === slug)
  const text = await readLimited(c.req.raw)
  const callId = found && verified(found.secret, c.req.raw.headers, text, Math.floor(Date.now() / 1000))
  if (!found || !callId) throw new HttpError('unauthorised')
  return { provider: found.slug, callId, text }
}

async function balance(c: Ctx, body: Extract<Body, { name: 'balance' }>): Promise<Response> {
  const { accounts, active } = await callWallet(c.env, body.playerId, (wallet) => wallet.accounts())
  const account = accounts.find(({ id }) => id === active)
  if (account?.iso !== body.currency) throw new HttpError('couponAccount')
  return answered(JSON.stringify({ data: { playerId: body.playerId, currency: account.iso, balance: account.money } }))
}
