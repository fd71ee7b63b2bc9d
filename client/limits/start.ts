import { NO_LIMIT } from '../../shared/domain/limits/kinds.ts'
import { record } from '../api/loose.ts'
import { request } from '../api/request.ts'
import { $player } from '../stores/player.ts'
import { watchApprovals } from './approval.ts'
import { startMenu } from './menu.ts'
import { startQuestions } from './questions.ts'

const LIMITS = '/limit-service-api/api/external/web/v3/limits'

/** What of a player's limits a page has to watch: hours of his session, minutes of his reality check; 0 for none. */
export interface Watched {
  hours: number
  minutes: number
}

/** Reads it from `GET …/limits`: kinds 31 and 32 that are in force and are no 'no limit' (S5.38). */
export function watchedOf(data: unknown): Watched {
  const { limits } = record(data)
  const value = (kind: number) => {
    const own = (Array.isArray(limits) ? limits : [])
      .map(record)
      .find(({ limitType, limitState }) => limitType === kind && limitState === 'ACTIVE')
    const number = Number(own?.limitValue)
    return Number.isSafeInteger(number) && number > 0 && number < NO_LIMIT ? number : 0
  }
  return { hours: value(31), minutes: value(32) }
}

/** The server's clock, milliseconds; this browser's when it does not answer. */
async function serverNow(): Promise<number> {
  const answer = await request('/gettime')
  const { time }: { time?: unknown } = Object(answer.ok ? answer.data : null)
  const at = typeof time === 'string' ? Date.parse(time) : Number.NaN
  return Number.isNaN(at) ? Date.now() : at
}

/** Watches the limits of one player on every page, whatever its section (S1.15, S1.16). Gives the function that ends it. */
function watchPlayer(userId: number, lang: string): () => void {
  const ends: (() => void)[] = []
  let isOver = false
  const keep = (end: () => void) => (isOver ? end() : void ends.push(end))
  const { end } = watchApprovals({
    call: request,
    now: serverNow,
    ask: async (approval, decide) => {
      const { askApproval } = await import('./ask-approval.ts')
      await askApproval(approval, $player.get()?.currency ?? '', lang, decide)
    },
  })
  keep(end)
  const start = async () => {
    const answer = await request(LIMITS)
    const { hours, minutes } = watchedOf(answer.ok ? answer.data : null)
    if (hours > 0)
      await import('./session-start.ts').then(({ startSessionLimit }) => keep(startSessionLimit(hours, lang)))
    if (minutes > 0)
      await import('../reality-check/start.ts').then(({ startRealityCheck }) => keep(startRealityCheck(userId, lang)))
  }
  void start().catch(() => {})
  return () => {
    isOver = true
    for (const each of ends) each()
  }
}

let isStarted = false

/** Limits of whoever is signed in, anew when somebody else is, and none for a visitor. */
export function startLimits(lang: string): void {
  if (isStarted) return
  isStarted = true
  startQuestions()
  startMenu(lang)
  let watched: number | undefined
  let end = () => {}
  $player.subscribe((player) => {
    if (player?.userId === watched) return
    watched = player?.userId
    end()
    end = watched === undefined ? () => {} : watchPlayer(watched, lang)
  })
}
