import type { Counted } from '../../shared/domain/analytics/events.ts'
import { analytics } from '../../shared/guards/analytics.ts'
import { request } from '../api/request.ts'
import { readCookie } from '../page/read-cookie.ts'
import { noteCounters, sessionInfo } from '../session/info.ts'
import { countedOf } from './counted.ts'
import { forgetKept, loadKept, loadSession, saveKept, saveSession } from './kept.ts'
import { notes } from './notes.ts'
import { send } from './send.ts'
import { pageSpeed, SPEED_MS } from './speed.ts'

/** How often what was noted is sent, milliseconds; the page's end sends the rest. */
const SEND_MS = 10_000
/** The collector takes no more at a time. */
const MOST = 20
const PROJECT = 1

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

const cookie = (name: string): string | undefined => {
  const found = readCookie(name)
  return found && decodeURIComponent(found)
}

/** Guard 9 says whether a page view is to be counted; the browser's own word against it goes before (PRV-09). */
function mayCount(): boolean {
  if (navigator.globalPrivacyControl) return false
  const decision = analytics({ isBot: false, cookie })
  return decision.kind === 'next' && decision.effects?.includes('queue-page-view') === true
}

let at = Date.now()
let waiting: Counted[] = []

/** The site's counters, asked for once a day. */
async function loadCounters(): Promise<void> {
  const kept = loadKept(Date.now())
  if (kept) {
    at = kept.at
    sessionInfo.counters = kept.counters
    waiting.push(...kept.events)
    saveKept({ ...kept, events: [] })
    return
  }
  const query = new URLSearchParams({ domain: location.hostname, projectId: String(PROJECT) })
  const answer = await request(`/web-api/analytics/counters?${query}`)
  noteCounters(answer.ok ? answer.data : null)
  at = Date.now()
  saveKept({ at, counters: sessionInfo.counters, events: [] })
}

/** Sends what was noted. Without consent it is dropped: nothing of it is counted later. */
function flush(lang: string): void {
  let session = loadSession()
  for (const note of notes.splice(0)) {
    const counted = countedOf(note, lang, session)
    session = counted.session
    if (counted.event) waiting.push(counted.event)
  }
  if (!mayCount()) {
    waiting = []
    forgetKept()
    return
  }
  saveSession(session)
  for (let left = waiting.splice(0); left.length > 0; left = left.slice(MOST))
    if (!send(left.slice(0, MOST), sessionInfo.counters)) {
      saveKept({ at, counters: sessionInfo.counters, events: left })
      return
    }
}

/** Begins to count. What fails is logged, and nothing else (spec §8). */
export async function startAnalytics(lang: string): Promise<void> {
  const safely = (act: () => void) => () => {
    try {
      act()
    } catch (error) {
      console.warn('analytics', error)
    }
  }
  if (mayCount()) await loadCounters().catch((error: unknown) => console.warn('analytics', error))
  const sendNow = safely(() => flush(lang))
  setTimeout(
    safely(() => waiting.push(...pageSpeed(performance))),
    Math.max(0, SPEED_MS - performance.now()),
  )
  sendNow()
  setInterval(sendNow, SEND_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sendNow()
  })
}
