import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'
import type { FeedMessage } from '../../../shared/api/feed.ts'
import { loadClock, now } from '../clock/clock.ts'
import { bookOf, type Env } from '../env.ts'
import { UNKNOWN_EVENT } from '../feed/api.ts'
import {
  aliveDue,
  type DriveState,
  driveState,
  initialState,
  mustSeed,
  onClock,
  pieces,
  planAt,
  type SimulatorSettings,
  seeded,
  withSpeed,
} from './drive.ts'
import { aftermath } from './plan/aftermath.ts'
import { messagesBetween } from './plan/between.ts'
import { opening } from './plan/opening.ts'
import { courseOf, createPlan, type Plan, prune } from './plan/schedule.ts'

const PRODUCER = 'simulator'
const STATE = 'state'
const TURN_MS = 1000
const IDLE_MS = 10_000
const HEAL_MS = 60_000
/** Messages in one call, so that the book answers others in between. */
const CHUNK = 100

/** The built-in feed: plays a seeded plan on the backend's clock, one turn a second, as an ordinary producer of the Book. */
export class Simulator extends DurableObject<Env> {
  #plan: Plan | null = null
  #turn: Promise<void> | null = null
  #isUnknown = false
  #healedAt = 0

  /**
   * Goes on after a restart; where the product runs locally it also starts by itself the first time.
   * Only the very first time it answers when there are prices: a later seeding, after a jump of the clock, holds nobody up.
   */
  async wake(): Promise<void> {
    await loadClock(this.env)
    if (this.#load() === null && this.env.ENVIRONMENT === 'local') this.#save(initialState(true, now()))
    const state = this.#load()
    if (!state) return
    if (state.running && state.played === null) await this.#takeTurn()
    await this.ctx.storage.setAlarm(Date.now())
  }

  /**
   * Starts, stops, re-seeds. When it answers, the first prices of a start are in the book, and after a stop no price follows.
   * A stopped simulator still says that it lives, so that its prices stay open to bets.
   */
  async control({ running, speed, seed }: Partial<SimulatorSettings>, at: number): Promise<SimulatorSettings> {
    await loadClock(this.env)
    let state = this.#load() ?? initialState(this.env.ENVIRONMENT === 'local', at)
    if (seed !== undefined && seed !== state.seed) state = { ...state, seed, played: null }
    if (speed !== undefined) state = withSpeed(state, speed, at)
    state = { ...state, running: running ?? state.running }
    this.#save(state)
    await this.#turn
    if (state.running) await this.#takeTurn()
    await this.ctx.storage.setAlarm(Date.now())
    return { running: state.running, speed: state.speed, seed: state.seed }
  }

  override async alarm(): Promise<void> {
    await loadClock(this.env)
    await this.#takeTurn()
    await this.ctx.storage.setAlarm(Date.now() + (this.#load()?.running ? TURN_MS : IDLE_MS))
  }

  /** One turn at a time; a failure is logged and the turn repeated, for the Book takes a message only once. */
  #takeTurn(): Promise<void> {
    this.#turn ??= this.#play()
      .catch((error: unknown) =>
        console.error(JSON.stringify({ level: 'error', at: 'simulator', error: String(error) })),
      )
      .finally(() => {
        this.#turn = null
      })
    return this.#turn
  }

  async #play(): Promise<void> {
    const state = this.#load()
    const course = state ? courseOf(this.#planOf(state)) : 0
    if (state?.running && mustSeed(state, now(), course)) {
      const fresh = seeded(state, now(), course)
      if (!(await this.#endBets(fresh))) return
      await bookOf(this.env).forget(PRODUCER, now())
      await this.#announce(fresh, state.played === null ? 0 : now() - state.played)
    } else if (state?.running && state.announce) await this.#announce({ ...state, announce: false })
    else if (state?.running) await this.#goOn(state)
    this.#heal()
    await this.#giveSign()
  }

  /** Results of what was decided while nothing was played, so that no bet stays open behind a gap. */
  async #endBets(state: DriveState): Promise<boolean> {
    const open = await bookOf(this.env).unsettled(PRODUCER)
    const messages = aftermath(this.#planOf(state), open, state.plan)
    for (let i = 0; i < messages.length; i += CHUNK) {
      if (!(await this.#send(state, messages.slice(i, i + CHUNK)))) return false
    }
    return true
  }

  /** Sends all that is on sale at the instant up to which the state has played, and what has ended while nothing was played. */
  async #announce(state: DriveState, stopped = 0): Promise<void> {
    let chunk: FeedMessage[] = []
    for (const message of opening(this.#planOf(state), planAt(state, state.played ?? now()), stopped)) {
      if (chunk.push(message) < CHUNK) continue
      if (!(await this.#send(state, chunk))) return
      chunk = []
    }
    if (await this.#send(state, chunk)) this.#save(state)
  }

  /** Plays what has passed since the last turn. */
  async #goOn(state: DriveState): Promise<void> {
    const plan = this.#planOf(state)
    for (const [from, to] of pieces(state, now())) {
      const messages = messagesBetween(plan, planAt(state, from), planAt(state, to))
      for (let i = 0; i < messages.length; i += CHUNK) {
        if (!(await this.#send(state, messages.slice(i, i + CHUNK)))) return
      }
      this.#save({ ...state, played: to })
    }
    prune(plan, planAt(state, now()))
  }

  /** A book that does not know an event hears again of all that is on sale: it has lost what only it remembers. */
  #heal(): void {
    const state = this.#load()
    if (!this.#isUnknown || !state || Date.now() - this.#healedAt < HEAL_MS) return
    this.#isUnknown = false
    this.#healedAt = Date.now()
    this.#save({ ...state, announce: true })
  }

  async #giveSign(): Promise<void> {
    const state = this.#load()
    const alive = state && aliveDue(state, now())
    if (alive) await bookOf(this.env).ingest(PRODUCER, [alive], now())
    const latest = this.#load()
    if (alive && latest) this.#save({ ...latest, alive: now() })
  }

  /** Sends messages; false when the operator has meanwhile changed what this turn works on. */
  async #send(state: DriveState, messages: readonly FeedMessage[]): Promise<boolean> {
    if (messages.length > 0) {
      const { rejected } = await bookOf(this.env).ingest(PRODUCER, onClock(state, messages), now())
      this.#isUnknown ||= rejected.some(({ reason }) => reason.includes(UNKNOWN_EVENT))
      if (rejected.length > 0)
        console.error(JSON.stringify({ level: 'error', at: 'simulator', rejected: rejected.slice(0, 3) }))
    }
    const latest = this.#load()
    return latest?.running === true && latest.seed === state.seed && latest.speed === state.speed
  }

  #planOf(state: DriveState): Plan {
    const pace = Math.max(1, state.speed)
    if (this.#plan?.seed !== state.seed || this.#plan.pace !== pace) this.#plan = createPlan(state.seed, pace)
    return this.#plan
  }

  /** A state of another version counts as none. */
  #load(): DriveState | null {
    const stored = v.safeParse(driveState, this.ctx.storage.kv.get(STATE))
    return stored.success ? stored.output : null
  }

  #save(state: DriveState): void {
    this.ctx.storage.kv.put(STATE, state)
  }
}
