import { request } from '../api/request.ts'
import { $player } from '../stores/player.ts'
import { watchApprovals } from './approval.ts'
import { startMenu } from './menu.ts'
import { startQuestions } from './questions.ts'
import { watchedOf } from './watched.ts'

const LIMITS = '/limit-service-api/api/external/web/v3/limits'

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
