import { NO_LIMIT } from '../../shared/domain/limits/kinds.ts'
import { record } from '../api/loose.ts'
import type { Answer, CallOptions } from '../api/request.ts'
import { after } from './after.ts'

const V3 = '/limit-service-api/api/external/web/v3'
const CLIENT_LIMITS = '/limit-service-api/limit/external/web/api/v1/clientlimits'

/** Kinds of deposit limits, which are approved (spec §4). */
export const DEPOSIT = [20, 21, 22] as const
export type DepositKind = (typeof DEPOSIT)[number]
const isDeposit = (kind: unknown): kind is DepositKind => DEPOSIT.some((each) => each === kind)

/** A deposit limit that waits for the player's word. */
export interface Approval {
  kind: DepositKind
  /** A decimal string; null is no limit. */
  value: string | null
  /** From when the word counts, seconds since 1970. */
  at: number
}

/** The list of an answer, without what does not look like one. */
export function approvalsOf(data: unknown): Approval[] {
  const { items } = record(data)
  if (!Array.isArray(items)) return []
  return items.flatMap((item): Approval[] => {
    const { limitType, limitValue, timestamp } = record(item)
    if (!isDeposit(limitType) || typeof timestamp !== 'number') return []
    return [{ kind: limitType, value: Number(limitValue) === NO_LIMIT ? null : String(limitValue), at: timestamp }]
  })
}

/** What the watch needs of the world. */
export interface ApprovalParts {
  call(path: string, options?: CallOptions): Promise<Answer>
  /** The server's time, milliseconds: limits are its. */
  now(): Promise<number>
  /** Asks the person, who may take his time; resolves once he has answered. */
  ask(approval: Approval, decide: (action: Action) => Promise<Answer>): Promise<void>
}
export type Action = 'confirm' | 'reject'

/** After an answer that did not help the list is asked for no sooner than this, milliseconds. */
export const AGAIN_MS = 60_000

/**
 * Watches deposit limits that wait: asks about each whose time has come, sets a timer for the next (S4.47, S4.48). Gives the function that
 * ends it, and the list as it is known.
 */
export function watchApprovals({ call, now, ask }: ApprovalParts): { end(): void; known(): readonly Approval[] } {
  let known: Approval[] = []
  let isOver = false
  let callOff = () => {}
  const look = async () => {
    const answer = await call(CLIENT_LIMITS)
    if (isOver) return
    if (answer.ok) known = approvalsOf(answer.data)
    if (known.length === 0) return
    const at = await now()
    const due = known.find((each) => each.at * 1000 <= at)
    if (isOver) return
    if (!due) {
      callOff = after(Math.min(...known.map((each) => each.at)) * 1000 - at, look)
      return
    }
    let isDone = false
    await ask(due, async (action) => {
      const said = await call(`${V3}/limitaction`, { method: 'POST', body: { limitType: due.kind, action } })
      isDone = said.ok
      // A rejected one is gone here at once, whatever is answered, but for who may not say so (S4.56, S4.57).
      if (action === 'reject' && said.status !== 401 && said.status !== 403)
        known = known.filter((each) => each !== due)
      return said
    })
    if (!isOver) callOff = after(isDone ? 0 : AGAIN_MS, look)
  }
  void look()
  return {
    known: () => known,
    end: () => {
      isOver = true
      callOff()
    },
  }
}
