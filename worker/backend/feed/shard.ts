import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'
import { live } from '../../../shared/api/feed-live.ts'
import { loadClock, now } from '../clock/clock.ts'
import { bookOf, type Env } from '../env.ts'
import type { Batch } from './core/batch.ts'
import { emptyRing } from './live/ring.ts'
import { beat, catchUp, type Encoded, emptyRoom, join, leave, pass, resume, welcome } from './live/room.ts'
import { attachmentIn, subscriptionIn } from './live/topics.ts'

const ALIVE_MS = 10_000
const TRY_AGAIN = { code: 1013, reason: 'try again later' }

/**
 * Sockets of browsers. The book pushes batches while there are any. Sockets hibernate, so the heartbeat is an alarm; it also finds out
 * whether a batch was lost, and stays away when the book does not answer, so that clients grey their prices.
 */
export class OddsShard extends DurableObject<Env> {
  readonly #room = emptyRoom<WebSocket>()
  /** Snapshots between two batches, by topics: who asks for the same shares one read. */
  readonly #snapshots = new Map<string, Promise<Encoded | null>>()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    for (const socket of ctx.getWebSockets()) {
      const attachment = attachmentIn(socket.deserializeAttachment())
      if (attachment && attachment.version !== null) this.#room.lines.set(socket, attachment)
      // Its first frame was lost with the former object: it must come again.
      else leave(this.#room, socket, TRY_AGAIN.code, TRY_AGAIN.reason)
    }
    ctx.blockConcurrencyWhile(async () => {
      this.#room.ring = emptyRing((await ctx.storage.get<number>('version')) ?? null)
    })
  }

  override async fetch(request: Request): Promise<Response> {
    const { topics, since } = v.parse(live.query, Object.fromEntries(new URL(request.url).searchParams))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    this.ctx.waitUntil(this.#begin(server, topics, since))
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Takes a batch of the book; gives how many sockets there are, 0 ends the pushing. */
  async push(batch: Batch): Promise<number> {
    this.#snapshots.clear()
    pass(this.#room, batch, Date.now())
    return this.#room.lines.size
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const subscription = subscriptionIn(message)
    if (!subscription) return leave(this.#room, socket, 1008, 'not a subscription')
    await this.#begin(socket, subscription.sub, subscription.since)
  }
  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    // Without an answer the client sees 1006 (cloudflare-docs#27956); 1005 and 1006 stand for no code and cannot be sent.
    leave(this.#room, socket, code === 1005 || code === 1006 ? 1000 : code, reason)
  }
  override async webSocketError(socket: WebSocket): Promise<void> {
    leave(this.#room, socket, 1011, 'error')
  }

  override async alarm(): Promise<void> {
    if (this.#room.lines.size === 0) return
    await this.ctx.storage.setAlarm(Date.now() + ALIVE_MS)
    const version = await this.#listen('beat')
    if (version === null) return
    await this.ctx.storage.put('version', this.#room.ring.version)
    beat(this.#room, version)
  }

  /** Gives a socket its first frame: deltas when its version is still known, else a snapshot. */
  async #begin(socket: WebSocket, topics: readonly string[], since: number | undefined): Promise<void> {
    const attachment = join(this.#room, socket, topics)
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + ALIVE_MS)
    await this.#listen('join')
    // While a call was out the socket may have asked for other topics, or gone.
    const here = () => this.#room.lines.get(socket) === attachment
    if (!here() || (since !== undefined && resume(this.#room, socket, attachment, since))) return
    const snapshot = await this.#snapshot(attachment.topics)
    if (!here()) return
    if (snapshot) welcome(this.#room, socket, attachment, snapshot)
    else leave(this.#room, socket, TRY_AGAIN.code, TRY_AGAIN.reason)
  }

  /**
   * Tells the book that there are sockets; gives the version of its last batch, null when it does not answer.
   * The book pushed nothing while there were none, and a push may have failed: then what the ring knows has a gap.
   */
  async #listen(why: 'join' | 'beat'): Promise<number | null> {
    await loadClock(this.env)
    const before = this.#room.ring.version
    const told = await bookOf(this.env)
      .listen(this.ctx.id.name ?? '')
      .catch(() => null)
    if (!told) return null
    // A batch that came during the call has put the ring right.
    if (this.#room.ring.version === before && (told.fresh || before === null || why === 'beat')) {
      if (before !== told.version) this.#snapshots.clear()
      catchUp(this.#room, told.version)
    }
    return told.version
  }

  #snapshot(topics: string): Promise<Encoded | null> {
    const reading = this.#snapshots.get(topics) ?? this.#readSnapshot(topics)
    this.#snapshots.set(topics, reading)
    return reading
  }
  async #readSnapshot(topics: string): Promise<Encoded | null> {
    try {
      const frame = await bookOf(this.env).snapshot(topics.split(','), now())
      return 'version' in frame ? { version: frame.version, text: JSON.stringify(frame) } : null
    } catch {
      this.#snapshots.delete(topics)
      return null
    }
  }
}
