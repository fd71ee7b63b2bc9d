import { type Friend, getFriends, judgeFriend, listFriends } from '../../../shared/api/friends.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { codeOf } from './code.ts'
import { friendEnds, settleFriend } from './settle.ts'
import { type FriendRow, friendOf, friendsPage, judge } from './store.ts'

const iso = (at: number): string => new Date(at).toISOString()

const shownToOperator = ({ player, inviter, at, refused, paid_at, amount, currency }: FriendRow) => ({
  ...{ id: player, inviter, registeredAt: iso(at), refused, amount, currency },
  paidAt: paid_at === null ? null : iso(paid_at),
})

/** Friends whom players bring (spec §2 `office/bringfriend`). */
export function serveFriends(app: App): void {
  serve(app, getFriends, async ({ env, session, query, now }) => {
    const { bringFriend: rule } = await siteConfigOf(env)
    const bonus = rule?.bonus[session.currency]
    if (!rule || bonus === undefined) throw new HttpError('notFound')
    const page = query.page ?? 1
    const waits = (f: FriendRow) => f.paid_at === null && f.refused === null
    const before = await friendsPage(env, session.userId, page)
    // The word of a friend's wallet may still be on its way.
    await Promise.all(before.rows.filter(waits).map(({ player }) => settleFriend(env, player, now)))
    const { rows, total } = await friendsPage(env, session.userId, page)
    const earned = await callWallet(env, session.userId, (wallet) => wallet.friendsEarned(session.currency))
    const state = (f: FriendRow): Friend['state'] =>
      f.paid_at !== null ? 'paid' : f.refused !== null ? 'refused' : now > friendEnds(f.at, rule) ? 'over' : 'waiting'
    return {
      code: await codeOf(env, session.userId),
      currency: session.currency,
      bonus,
      stakes: rule.stakes[session.currency] ?? '0',
      deposit: rule.deposit[session.currency] ?? '0',
      days: rule.days,
      most: rule.most,
      earned: formatMoney(earned, session.currency),
      items: rows.map((f) => ({ registeredAt: iso(f.at), state: state(f), amount: f.amount, currency: f.currency })),
      total,
      page,
    }
  })
  serve(app, listFriends, async ({ env, query }) => {
    const page = query.page ?? 1
    const { rows, total } = await friendsPage(env, null, page)
    return { items: rows.map(shownToOperator), total, page }
  })
  serveWrite(app, judgeFriend, async ({ env, params, body, now }) => {
    await judge(env, params.id, body.isRefused)
    if (!body.isRefused) await settleFriend(env, params.id, now)
    const friend = await friendOf(env, params.id)
    if (!friend) throw new HttpError('notFound')
    return shownToOperator(friend)
  })
}
