import { displayAttributes, markupVariant } from '../../shared/domain/settings/attributes.ts'
import { settingCookie, type Taken } from '../../shared/domain/settings/cookies.ts'
import { type DisplaySettings, withDefaults } from '../../shared/domain/settings/display.ts'
import { reformatPrices } from '../realtime/patch.ts'
import { $player } from '../stores/player.ts'
import { $settings } from '../stores/settings.ts'
import { saveSetting } from './save-setting.ts'
import { writeCookie } from './write-cookie.ts'

/** What only the server can show otherwise: prices are written anew here. */
const servers = (display: DisplaySettings) => markupVariant({ ...display, coefViewId: 0 })

/** Shows settings in the page that stands here. */
function show(now: DisplaySettings, before: DisplaySettings): void {
  for (const [name, value] of Object.entries(displayAttributes(now)))
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  if (now.coefViewId !== before.coefViewId) reformatPrices(now.coefViewId)
}

const keep = (setting: Taken): void => writeCookie(settingCookie(setting, location.protocol === 'https:'))

/** Takes a setting back: nobody has changed it since. */
function takeBack(setting: Taken): void {
  const now = $settings.get()
  const old = withDefaults({ ...now, [setting.key]: setting.value })
  $settings.set(old)
  show(old, now)
  keep(setting)
}

/**
 * A setting was changed: shows it, keeps it for the server's next page, and tells the origin of a player's, which may take it back (S4.82).
 * What the server renders is asked for again once it is kept.
 */
export async function settingChanged(setting: Taken, before: DisplaySettings): Promise<void> {
  const now = $settings.get()
  show(now, before)
  keep(setting)
  if ($player.get() && !(await saveSetting(setting, before[setting.key], takeBack))) return
  if (servers(now) !== servers(before)) location.reload()
}
