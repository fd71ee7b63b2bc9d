import { takeSetting } from '../../shared/domain/settings/cookies.ts'
import { setSetting } from '../stores/settings.ts'

/** A control of the office's form of display settings was changed: it is seen and saved at once. */
export function settingPicked(control: HTMLInputElement | HTMLSelectElement): void {
  const value = control instanceof HTMLInputElement ? control.checked : control.value
  const setting = takeSetting(control.name, value)
  if (setting) setSetting(setting.key, setting.value)
}
