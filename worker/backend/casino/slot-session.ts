import { beginSlotSession, getSlotSession, type SlotSessionState } from '../../../shared/api/slot-session.ts'
import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { type App, serve } from '../http/serve.ts'
import { licenceOf } from '../limits/may-market.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import type { SlotView } from '../wallet/slot-session.ts'

const iso = (at: number) => new Date(at).toISOString()
const shown = ({ isNeeded, currency, running, endedAt }: SlotView): SlotSessionState => ({
  isNeeded,
  currency,
  running: running && {
    startedAt: iso(running.startedAt),
    endsAt: iso(running.endsAt),
    spend: formatMoney(running.spend, currency),
    left: formatMoney(running.left, currency),
  },
  endedAt: endedAt === null ? null : iso(endedAt),
})

/** Sessions of slots, with a time and a spend that the player fixes before the first spin (RG-90; RD 176/2023). */
export function serveSlotSessions(app: App): void {
  serve(app, getSlotSession, async ({ env, session, now }) => {
    const licence = await licenceOf(env)
    return shown(await callWallet(env, session.userId, (wallet) => wallet.slotSession({ licence, now })))
  })

  serve(app, beginSlotSession, async ({ env, session, body, now }) => {
    const licence = await licenceOf(env)
    if (!rulesOf(licence).slotSession) throw new HttpError('notFound')
    const { minutes, again } = body
    const spend = parseMoney(body.spend, session.currency)
    if (!spend)
      throw new HttpError('limitInvalid', { more: { issues: [{ path: 'spend', message: 'an amount above zero' }] } })
    const begun = await callWallet(env, session.userId, (wallet) =>
      wallet.beginSlotSession({ licence, now, minutes, spend, again }),
    )
    if (!begun.ok) throw refused(begun)
    return shown(begun.view)
  })
}
