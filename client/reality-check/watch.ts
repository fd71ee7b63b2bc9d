import type { Answer, CallOptions } from '../api/request.ts'
import { after } from '../limits/after.ts'
import { type SessionFacts, sessionFacts } from './session-facts.ts'

export const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check'
/** One wait is at most so long, milliseconds (spec §9): a sleeping tab finds out soon after it wakes. */
export const CHUNK_MS = 300_000
/** A call that brought nothing is made again after this, milliseconds. */
export const AGAIN_MS = 30_000

/** What a person may answer (spec §4); `hide` asks for no more prompts in this session. */
export interface RealityAnswer {
  action: 'continue' | 'log_out' | 'nothing'
  hide: boolean
}

/** What the watch needs of the world. */
export interface RealityParts {
  call(path: string, options?: CallOptions): Promise<Answer>
  /** Shows the prompt until it is answered, here or in another tab (then null). Gives the answer and when it was shown, milliseconds. */
  prompt(facts: SessionFacts): Promise<{ answer: RealityAnswer; shownAt: number } | null>
  /** The player has chosen to go. */
  leave(): void
  /** Tells the player's other tabs that he has answered, and whether the server knows. */
  tell(isKnown: boolean): void
}

/**
 * Prompts when the server's next check is due, and again after each answer, until the player goes or has asked for no more (S4.17 … S4.21).
 * An answer that did not reach the server is sent again; play goes on meanwhile. Gives what ends the watch, and what another tab's answer does.
 */
export function watchReality(parts: RealityParts): { end(): void; answered(isKnown: boolean): void } {
  const { call, prompt, leave, tell } = parts
  let isOver = false
  let callOff = () => {}
  const wait = (ms: number, act: () => void) => {
    callOff()
    if (!isOver) callOff = after(ms, act, CHUNK_MS)
  }
  const end = () => {
    isOver = true
    callOff()
  }

  async function look(): Promise<void> {
    const answer = await call(REALITY_CHECK)
    if (isOver) return
    const facts = answer.ok ? sessionFacts(answer.data) : null
    if (!facts) return wait(AGAIN_MS, look)
    if (facts.minutes === 0 || facts.dueIn === null) return
    if (facts.dueIn > 0) return wait(facts.dueIn, look)
    const given = await prompt(facts)
    if (!isOver && given) await send(given.answer, given.shownAt, facts)
  }

  async function send(given: RealityAnswer, shownAt: number, facts: SessionFacts): Promise<void> {
    const attributes = {
      action: given.action,
      do_not_show_again: given.hide,
      popup_show_at: new Date(shownAt).toISOString(),
    }
    const answer = await call(REALITY_CHECK, { method: 'POST', body: { data: { attributes } } })
    tell(answer.ok)
    if (given.action === 'log_out') {
      end()
      return leave()
    }
    if (answer.status === 401) return end()
    if (answer.ok) return given.hide && facts.isHideable ? end() : look()
    // The next check is not skipped: the time runs from the answer that was given here.
    wait(Math.min(AGAIN_MS, facts.minutes * 60_000), () => void send(given, shownAt, facts))
  }

  void look()
  return { end, answered: (isKnown) => wait(isKnown ? 0 : AGAIN_MS, look) }
}
