import { MOBILE, PLATFORM } from '../../shared/guards/platform.ts'
import { writeCookie } from './write-cookie.ts'

/** What the browser tells of its device, and of what was decided before. */
export interface Device {
  agent: string
  touchPoints: number
  cookies: string
  search: string
}

/**
 * Safari on an iPad says that it is a Mac, which has no touch screen; the edge cannot know. Such a tablet is led once to
 * `platform_type=mobile` (spec §6), unless somebody has chosen.
 */
export const isHiddenTablet = ({ agent, touchPoints, cookies, search }: Device): boolean =>
  /Macintosh/.test(agent) &&
  touchPoints > 1 &&
  !cookies.includes(`${PLATFORM}=`) &&
  !new URLSearchParams(search).has(PLATFORM)

/** Leads a tablet that says it is a desktop computer to the mobile view; the cookie keeps that view for the browser's session. */
export function startPlatform(): void {
  const { userAgent: agent, maxTouchPoints: touchPoints } = navigator
  if (!isHiddenTablet({ agent, touchPoints, cookies: document.cookie, search: location.search })) return
  writeCookie(`${PLATFORM}=${MOBILE}; Path=/; Secure; SameSite=Lax`)
  // A browser that keeps no cookies would be led there on every page.
  if (!document.cookie.includes(`${PLATFORM}=`)) return
  const url = new URL(location.href)
  url.searchParams.set(PLATFORM, MOBILE)
  location.replace(url)
}
