import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { SiteConfig } from '../../../shared/api/config.ts'
import type { BringFriendRule } from '../../../shared/api/friends.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import type { Ctx } from '../http/serve.ts'
import { type Player, playerById } from '../identity/player.ts'
import { signedIn } from '../identity/session.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { inviterOf } from './code.ts'
import { addFriend, type FriendRow, friendOf, likeness, notePaid, noteTakenBack, refuseFriend } from './store.ts'

const DAY_MS = 86_400_000
/** The cookie that guard 1 of the edge keeps of a friend's link (spec §9). */
const COOKIE = 'referral_values'
const kept = v.pipe(v.string(), v.parseJson(), v.object({ type: v.literal('bf_id'), value: v.string() }))

const minorOf = (amounts: Readonly<Record<string, string>>, currency: string): number | null =>
  parseMoney(amounts[currency] ?? '', currency)

/** When the friend's time is over, milliseconds. */
export const friendEnds = (registered: number, { days }: BringFriendRule): number => registered + days * DAY_MS

/** The code of a registration: the one that was typed, else that of the link. */
function codeOf(c: Ctx, typed: string | null | undefined): string | null {
  const link = v.safeParse(kept, getCookie(c, COOKIE))
  return typed ?? (link.success ? link.output.value : null)
}

/**
 * Notes who has brought a new player, by a friend's link or code, and tells the new player's wallet what it has to watch for. Whoever
 * registers while he is signed in as the one who invites brings nothing.
 */
export async function noteFriend(c: Ctx, config: SiteConfig, player: Player, now: number): Promise<void> {
  const { env } = c
  const rule = config.bringFriend
  const code = rule && codeOf(c, player.promo_code)
  const inviter = code ? await inviterOf(env, code) : null
  if (!rule || inviter === null || inviter === player.id || !(await playerById(env, inviter))) return
  const [stakes, deposit] = [minorOf(rule.stakes, player.currency), minorOf(rule.deposit, player.currency)]
  if (stakes === null || deposit === null) return
  const isSelf = (await signedIn(c))?.id === inviter
  await addFriend(env, { player: player.id, inviter, refused: isSelf ? 'self' : null, at: now })
  await callWallet(env, player.id, (wallet) =>
    wallet.bringIn({ inviter, currency: player.currency, stakes, deposit, until: friendEnds(now, rule) }),
  )
}

/** How often a state that changes meanwhile is followed before the next word of it does. */
const TURNS = 3

/**
 * Makes the bonus for a friend what it has to be: paid once he has done what is asked, taken back when a corrected result undoes it. Whatever
 * order words of it come in, the state of the friend's wallet counts; the inviter's wallet pays once and takes back once, so this may be asked
 * again and at the same time. Throws unknownOutcome when a wallet does not answer.
 */
export async function settleFriend(env: Env, player: number, now: number): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) if (!(await step(env, player, now))) return
}

/** One step towards it; false when there is nothing to do. */
async function step(env: Env, player: number, now: number): Promise<boolean> {
  const friend = await friendOf(env, player)
  if (!friend) return false
  const isDue = await callWallet(env, player, (wallet) => wallet.isFriendDue())
  if (isDue === (friend.paid_at !== null)) return false
  return isDue ? pay(env, friend, now) : takeBack(env, friend, now)
}

async function takeBack(env: Env, { player, inviter }: FriendRow, now: number): Promise<boolean> {
  await callWallet(env, inviter, (wallet) =>
    wallet.takeFriendBack({ friend: player, requestId: requestOf(player), now }),
  )
  await noteTakenBack(env, player)
  return true
}

const requestOf = (player: number): string => `friend:${player}`

async function pay(env: Env, friend: FriendRow, now: number): Promise<boolean> {
  const { player, inviter } = friend
  const { bringFriend: rule } = await siteConfigOf(env)
  if (!rule || friend.refused !== null) return false
  const why = friend.is_judged ? null : await likeness(env, player, inviter)
  if (why !== null) {
    await refuseFriend(env, player, why)
    return false
  }
  const amounts = Object.fromEntries(
    Object.keys(rule.bonus).flatMap((currency) => {
      const minor = minorOf(rule.bonus, currency)
      return minor === null ? [] : [[currency, minor]]
    }),
  )
  const paid = await callWallet(env, inviter, (wallet) =>
    wallet.payFriend({ friend: player, amounts, most: rule.most, requestId: requestOf(player), now }),
  )
  if (paid) await notePaid(env, player, { at: now, ...paid })
  return paid !== null
}
