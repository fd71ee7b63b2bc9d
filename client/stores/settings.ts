import { atom } from 'nanostores'
import { DEFAULT_DISPLAY, DISPLAY_COOKIES, type DisplaySettings } from '../../shared/domain/settings/display.ts'

export const $settings = atom<DisplaySettings>(DEFAULT_DISPLAY)

/** How long a setting's cookie lives, seconds (spec §9). */
const COOKIE_SECONDS = 86_400

/** The cookie of one setting, as `document.cookie` takes it. */
export const settingCookie = <K extends keyof DisplaySettings>(
  key: K,
  value: DisplaySettings[K],
  secure: boolean,
): string => {
  const { cookie, write } = DISPLAY_COOKIES[key]
  const text = write(value)
  return `${cookie}=${text}; Path=/; Max-Age=${text === '' ? 0 : COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Changes a setting at once and remembers it for the server (S4.81: the state first). */
export function setSetting<K extends keyof DisplaySettings>(key: K, value: DisplaySettings[K]): void {
  $settings.set({ ...$settings.get(), [key]: value })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = settingCookie(key, value, location.protocol === 'https:')
}
