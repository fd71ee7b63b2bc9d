/**
 * The script of the device (spec §7), at a fixed path so that an operator can lay another one there. It knows nothing of the site and needs
 * nothing of it.
 *
 * What is taken, and why: a player is to hear when his account is used on another kind of device, so facts are taken that differ between
 * kinds of devices, not between people: the browser's language and time zone, its platform, the screen to the nearest 200 pixels and its
 * colours; of the hardware the kind of processor, its cores to the nearest power of two, and whether there is a touch screen. No pictures
 * are drawn, no fonts, sounds or plugins are tried. Only a digest of it leaves the browser.
 */

/** What the script gives. `hardware` is the digest of the hardware, null when the browser does not tell. */
export interface Taken {
  token: string
  /** ISO 8601. */
  expiresAt: string
  /** Digest of the components. */
  data: string
  hardware: string | null
}

declare global {
  interface Navigator {
    userAgentData?: { platform: string; getHighEntropyValues(hints: string[]): Promise<{ architecture?: string }> }
  }
}

/** The hardware is asked for again so many times (spec §9). */
export const HARDWARE_RETRIES = 2
const SCREEN_STEP = 200

const digest = async (parts: readonly unknown[]): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
const coarse = (pixels: number): number => Math.round(pixels / SCREEN_STEP) * SCREEN_STEP

export function componentsOf(browser: Navigator, { width, height, colorDepth }: Screen): unknown[] {
  return [
    browser.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    browser.userAgentData?.platform ?? browser.platform,
    // A phone that is turned is the same phone.
    [width, height].map(coarse).sort((one, other) => one - other),
    colorDepth,
  ]
}

/** Null when the browser does not tell, however often it is asked; why is only logged. */
export async function hardwareOf(browser: Navigator): Promise<unknown[] | null> {
  for (let tries = 0; tries <= HARDWARE_RETRIES; tries++) {
    try {
      const told = await browser.userAgentData?.getHighEntropyValues(['architecture'])
      const cores = 2 ** Math.round(Math.log2(browser.hardwareConcurrency || 1))
      return [told?.architecture ?? null, cores, browser.maxTouchPoints > 0]
    } catch (error) {
      console.warn('fingerprint hardware', error)
    }
  }
  return null
}

/** Takes the device's components and has the origin make a token of them. `headers` are those of the site's calls. Throws when it does not. */
export async function fingerprint(headers: Record<string, string>, send: typeof fetch = fetch): Promise<Taken> {
  const told = await hardwareOf(navigator)
  const hardware = told && (await digest(told))
  const data = await digest(componentsOf(navigator, screen))
  const answer = await send('/web-api/fingerprint', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...headers, 'content-type': 'application/json', ...(hardware && { 'x-hd': hardware }) },
    body: JSON.stringify({ componentsData: data }),
  })
  const { data: made }: { data?: unknown } = Object(answer.ok ? await answer.json() : null)
  const { token, expiresAt }: { token?: unknown; expiresAt?: unknown } = Object(made)
  if (typeof token !== 'string' || typeof expiresAt !== 'string') throw new Error(`no token: ${answer.status}`)
  return { token, expiresAt, data, hardware }
}
