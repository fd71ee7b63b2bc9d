import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'
import type { FeedMessage } from '../../../shared/api/feed.ts'
import { loadClock, now } from '../clock/clock.ts'
import { bookOf, type Env } from '../env.ts'
import {
  aliveDue,
  type DriveState,
  driveState,
  initialState,
  mustSeed,
  onClock,
  pieces,
  planAt,
  seeded,
  withSpeed,
} from './drive.ts'
import { messagesBetween } from './plan/between.ts'
import { opening } from './plan/opening.ts'
import { createPlan, type Plan, prune } from './plan/schedule.ts'

const PRODUCER = 'simulator'
const STATE = 'state'
const TURN_MS = 1000
const IDLE_MS = 10_000
/** Messages in one call, so that the book answers others in between. */
const CHUNK = 100

export interface SimulatorAnswer {
  running: boolean
  speed: number
  seed: number
}

/** The built-in feed: plays a seeded plan on the backend's clock, one turn a second, as an ordinary producer of the Book. */
export class Simulator extends DurableObject<Env> {
  #plan: Plan | null = null
  #turn: Promise<void> | null = null

  /** Goes on after a restart; where the product runs locally it also starts by itself the first time. */
  async wake(): Promise<void> {
    await loadClock(this.env)
    if (this.#load() === null && this.env.ENVIRONMENT === 'local') this.#save(initialState(true, now()))
    if (this.#load() !== null && (await this.ctx.storage.getAlarm()) === null && !this.#turn)
      await this.ctx.storage.setAlarm(Date.now())
  }

  /**
   * Starts, stops, re-seeds. When it answers, the first prices of a start are in the book, and after a stop no price follows.
   * A stopped simulator still says that it lives, so that its prices stay open to bets.
   */
  async control(
    { running, speed, seed }: { running?: boolean; speed?: number; seed?: number },
    _now: number,
  ): Promise<SimulatorAnswer> {
    await loadClock(this.env)
    let state = this.#load() ?? initialState(this.env.ENVIRONMENT === 'local', now())
    if (seed !== undefined && seed !== state.seed) state = { ...state, seed, played: null }
    if (speed !== undefined) state = withSpeed(state, speed, now())
    state = { ...state, running: running ?? state.running }
    this.#save(state)
    this.#plan = null
    await this.#turn
    if (state.running) await this.#takeTurn()
    await this.ctx.storage.setAlarm(Date.now() + TURN_MS)
    const { running: runs, speed: pace, seed: of } = this.#load() ?? state
    return { running: runs, speed: pace, seed: of }
  }

  override async alarm(): Promise<void> {
    await loadClock(this.env)
    await this.#takeTurn()
    const running = this.#load()?.running === true
    await this.ctx.storage.setAlarm(Date.now() + (running ? TURN_MS : IDLE_MS))
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
    if (!state) return
    if (state.running) {
      if (mustSeed(state, now())) await this.#seed(seeded(state, now()))
      else if (state.announce) await this.#announce({ ...state, announce: false })
      else await this.#goOn(state)
    }
    await this.#live()
  }

  /** Takes everything back and announces the plan as it stands now. */
  async #seed(state: DriveState): Promise<void> {
    await bookOf(this.env).forget(PRODUCER, now())
    await this.#announce(state)
  }

  async #announce(state: DriveState): Promise<void> {
    const plan = this.#planOf(state)
    let chunk: FeedMessage[] = []
    for (const message of opening(plan, planAt(state, state.played ?? now()))) {
      if (chunk.push(message) < CHUNK) continue
      await this.#send(state, chunk)
      chunk = []
      if (!this.#holds(state)) return
    }
    await this.#send(state, chunk)
    if (this.#holds(state)) this.#save({ ...state, alive: this.#load()?.alive ?? 0 })
  }

  /** Plays what has passed since the last turn. */
  async #goOn(state: DriveState): Promise<void> {
    const plan = this.#planOf(state)
    for (const [from, to] of pieces(state, now())) {
      const messages = messagesBetween(plan, planAt(state, from), planAt(state, to))
      for (let i = 0; i < messages.length; i += CHUNK) await this.#send(state, messages.slice(i, i + CHUNK))
      if (!this.#holds(state)) return
      this.#save({ ...state, played: to, alive: this.#load()?.alive ?? 0 })
    }
    prune(plan, planAt(state, now()))
  }

  async #live(): Promise<void> {
    const state = this.#load()
    const alive = state && aliveDue(state, now())
    if (!state || !alive) return
    await bookOf(this.env).ingest(PRODUCER, [alive], now())
    const latest = this.#load()
    if (latest) this.#save({ ...latest, alive: now() })
  }

  async #send(state: DriveState, messages: readonly FeedMessage[]): Promise<void> {
    if (messages.length > 0) await bookOf(this.env).ingest(PRODUCER, onClock(state, messages), now())
  }

  /** Whether the operator has left alone what this turn works on. */
  #holds(state: DriveState): boolean {
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
