import {
  getOfficeMenu,
  getOfficeSettings,
  saveDisallowedSports,
  saveOfficeSetting,
} from '../../../shared/api/settings.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError, invalid } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { refreshEdgeToken } from '../identity/edge-token.ts'
import { changeProfile, type Player, type Profile, playerById } from '../identity/player.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { settingsOf } from './answer.ts'
import { sendSetting } from './cookies.ts'
import { menuOf } from './menu.ts'
import { savingOf, withClosedSports, withSaved } from './save.ts'

const BONUS_ACCOUNT = 4

const existing = (player: Player | null): Player => {
  if (!player) throw new HttpError('unauthorised')
  return player
}
const change = async (env: Env, userId: number, next: (before: Profile) => Profile) =>
  existing(await changeProfile(env, userId, next))

/** Office settings and the office menu (spec §3, §7). */
export function serveSettings(app: App): void {
  serve(app, getOfficeSettings, async ({ env, session, now }) => {
    const [player, config, points] = await Promise.all([
      playerById(env, session.userId),
      siteConfigOf(env),
      callWallet(env, session.userId, (wallet) => wallet.points(1)).catch(() => ({ balance: 0 })),
    ])
    return settingsOf(existing(player), config, now, Math.max(0, points.balance))
  })

  serve(app, saveOfficeSetting, async ({ c, env, session, body }) => {
    const { languages } = await siteConfigOf(env)
    const saving = savingOf(body.key, body.value, languages)
    if (!saving) throw invalid('key', 'No such setting, or no such value of it')
    await change(env, session.userId, (before) => withSaved(before, saving))
    if (saving.display) sendSetting(c, saving.display)
    return { key: body.key, value: saving.value }
  })

  serve(app, saveDisallowedSports, async ({ c, env, session, body }) => {
    const player = await change(env, session.userId, (before) => withClosedSports(before, body.line, body.live))
    await refreshEdgeToken(c, player)
    return { line: player.profile.office?.line ?? [], live: player.profile.office?.live ?? [] }
  })

  serve(app, getOfficeMenu, async ({ c, env, session, now }) => {
    const [player, config, { accounts }] = await Promise.all([
      playerById(env, session.userId),
      siteConfigOf(env),
      callWallet(env, session.userId, (wallet) => wallet.accounts()),
    ])
    const bonus = accounts.find(({ type }) => type === BONUS_ACCOUNT)?.money ?? '0'
    return menuOf(existing(player), config, bonus, { lang: c.req.header('x-language') ?? config.defaultLanguage, now })
  })
}
