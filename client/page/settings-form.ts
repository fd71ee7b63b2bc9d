import { takeSetting } from '../../shared/domain/settings/cookies.ts'
import type { DisplaySettings } from '../../shared/domain/settings/display.ts'
import { $settings, setSetting } from '../stores/settings.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** A control of the office's form of display settings was changed: it is seen and saved at once. */
export function settingPicked(control: Control): void {
  const value = control instanceof HTMLInputElement ? control.checked : control.value
  const setting = takeSetting(control.name, value)
  if (setting) setSetting(setting.key, setting.value)
}

const FORM = 'form[data-settings="common"]'
const keyOf = (name: string, value: unknown) => takeSetting(name, value)?.key

/** The form says what counts: a choice that is taken back goes back in it too. */
function follow(now: DisplaySettings): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`${FORM} input`)) {
    const key = keyOf(box.name, box.checked)
    if (key) box.checked = Boolean(now[key])
  }
  for (const list of document.querySelectorAll(`${FORM} select`)) {
    if (!(list instanceof HTMLSelectElement)) continue
    const key = keyOf(list.name, list.value)
    if (key) list.value = String(typeof now[key] === 'boolean' ? Number(now[key]) : now[key])
  }
}
$settings.listen(follow)
