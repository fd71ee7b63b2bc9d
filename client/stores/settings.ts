import { atom } from 'nanostores'
import { DEFAULT_DISPLAY, type DisplaySettings, type SettingKey } from '../../shared/domain/settings/display.ts'

export const $settings = atom<DisplaySettings>(DEFAULT_DISPLAY)

/** Changes a setting at once (S4.81: the state first); how it is shown and kept comes with the first change. */
export function setSetting<K extends SettingKey>(key: K, value: DisplaySettings[K]): void {
  const before = $settings.get()
  if (before[key] === value) return
  $settings.set({ ...before, [key]: value })
  import('../page/display.ts')
    .then(({ settingChanged }) => settingChanged({ key, value }, before))
    .catch(() => $settings.set({ ...$settings.get(), [key]: before[key] }))
}
