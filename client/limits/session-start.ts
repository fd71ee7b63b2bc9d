import { SessionOver } from '../../shared/ui/limits/session-over.tsx'
import { CALL_MS, readAnswer } from '../api/request.ts'
import { logOut } from '../session/log-out.ts'
import { authorisedHeaders } from '../session/token.ts'
import { openDialog } from './dialog.ts'
import { PING, watchSession } from './session-limit.ts'
import { careTexts } from './texts.ts'

/** A ping with the player's token (S7.04). */
async function ping(): Promise<unknown> {
  try {
    const headers = await authorisedHeaders()
    const answer = await fetch(PING, { method: 'POST', headers, signal: AbortSignal.timeout(CALL_MS) })
    if (answer.status === 401) return 'over'
    const read = readAnswer(answer.status, await answer.json())
    return read.ok ? read.data : null
  } catch {
    return null
  }
}

/** Watches a player's session limit of so many hours a day. Gives the function that ends it. */
export const startSessionLimit = (hours: number, lang: string): (() => void) =>
  watchSession({ hours, ping, over: () => void tell(lang) })

async function tell(lang: string): Promise<void> {
  const t = await careTexts(lang)
  openDialog({
    name: 'session-over',
    labelledBy: 'session-title',
    view: SessionOver,
    t,
    props: {
      out: async () => {
        // The server has ended the session already: then there is nothing more to end.
        if (!(await logOut(lang))) location.assign(`/${lang}/`)
      },
    },
  })
}
