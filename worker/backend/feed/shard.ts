import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'
import { loadClock, now } from '../clock/clock.ts'
import { bookOf, type Env } from '../env.ts'
import type { Batch } from './core/batch.ts'
import { deltas, isEmpty, wanted } from './live/frames.ts'
import { add, after, emptyRing, type Ring } from './live/ring.ts'
import { liveQuery, subscribe, topicsOf } from './live/topics.ts'

const ALIVE_MS = 10_000
const LONGEST_MESSAGE = 4096

/** What a socket keeps over hibernation: its topics in one string, and the version that it has; null while its first frame is on its way. */
interface Attachment {
  topics: string
  version: number | null
}

interface Encoded {
  version: number
  text: string
}

const wantedBy = ({ topics }: Attachment) => wanted(topicsOf(topics.split(',')) ?? [])

/**
 * Sockets of browsers. The book pushes batches while there are sockets; each distinct list of topics is encoded once a batch.
 * Sockets hibernate; the heartbeat is an alarm, and it also finds out whether a batch was lost.
 */
export class OddsShard extends DurableObject<Env> {
  #ring: Ring = emptyRing(null)
  #sockets = new Map<WebSocket, Attachment>()
  #snapshots = new Map<string, Promise<Encoded | null>>()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    for (const socket of ctx.getWebSockets()) this.#sockets.set(socket, socket.deserializeAttachment() as Attachment)
    ctx.blockConcurrencyWhile(async () => {
      this.#ring = emptyRing((await ctx.storage.get<number>('version')) ?? null)
    })
  }

  override async fetch(request: Request): Promise<Response> {
    const query = v.parse(liveQuery, Object.fromEntries(new URL(request.url).searchParams))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    this.#keep(server, { topics: query.topics.join(), version: null })
    this.ctx.waitUntil(this.#begin(server, query.since))
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Takes a batch; gives how many sockets there are, 0 ends the pushing. */
  async push(batch: Batch): Promise<number> {
    const whole = add(this.#ring, batch, Date.now())
    this.#snapshots.clear()
    if (whole) this.#broadcast(batch)
    else this.#resync()
    return this.#sockets.size
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const parsed =
      typeof message === 'string' && message.length <= LONGEST_MESSAGE ? v.safeParse(subscribe, json(message)) : null
    if (!parsed?.success) return this.#drop(socket, 1008, 'not a subscription')
    this.#keep(socket, { topics: parsed.output.sub.join(), version: null })
    await this.#begin(socket, parsed.output.since)
  }
  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    // Without an answer the client would see 1006 (cloudflare-docs#27956); 1005 and 1006 cannot be sent.
    this.#drop(socket, code === 1005 || code === 1006 ? 1000 : code, reason)
  }
  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#drop(socket, 1011, 'error')
  }

  /** The heartbeat: only while the book answers, so that clients grey their prices when it does not. */
  override async alarm(): Promise<void> {
    if (this.#sockets.size === 0) return
    await this.ctx.storage.setAlarm(Date.now() + ALIVE_MS)
    const before = this.#ring.version
    const version = await this.#listen()
    if (version === null) return
    if (this.#ring.version === before && before !== version) this.#resync()
    await this.ctx.storage.put('version', version)
    for (const socket of this.#sockets.keys()) this.#send(socket, JSON.stringify({ version, alive: true }))
  }

  async wake(): Promise<void> {
    await this.alarm()
  }

  /** Sends a socket's first frame: deltas when the ring knows its version, else a snapshot and what came while that was on its way. */
  async #begin(socket: WebSocket, since: number | undefined): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + ALIVE_MS)
    const listening = await this.#listen()
    const attachment = this.#sockets.get(socket)
    if (!attachment || attachment.version !== null) return
    if (listening === null) return this.#drop(socket, 1013, 'try again later')
    const missed = since === undefined ? null : after(this.#ring, since)
    if (missed) {
      const frame = deltas(missed, wantedBy(attachment), this.#ring.version ?? listening)
      this.#deliver(socket, attachment, frame.version, JSON.stringify(frame))
    } else await this.#sendSnapshot(socket, attachment)
  }

  async #sendSnapshot(socket: WebSocket, attachment: Attachment): Promise<void> {
    const frame = await this.#snapshot(attachment.topics)
    // Other topics were asked for meanwhile, or the socket is gone.
    if (this.#sockets.get(socket) !== attachment) return
    if (!frame) return this.#drop(socket, 1013, 'try again later')
    this.#deliver(socket, attachment, frame.version, frame.text)
    const since = after(this.#ring, frame.version)
    if (!since || since.length === 0) return
    const more = deltas(since, wantedBy(attachment), this.#ring.version ?? frame.version)
    if (!isEmpty(more)) this.#send(socket, JSON.stringify(more))
  }

  /** Sockets that ask for the same between two batches share one read and one encoding. */
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

  /** Tells the book that there are sockets; gives the version of its last batch, null when it does not answer. */
  async #listen(): Promise<number | null> {
    await loadClock(this.env)
    const version = await bookOf(this.env)
      .listen(this.ctx.id.name ?? '')
      .catch(() => null)
    if (version !== null) this.#ring.version ??= version
    return version
  }

  #deliver(socket: WebSocket, attachment: Attachment, version: number, text: string): void {
    this.#keep(socket, { ...attachment, version })
    this.#send(socket, text)
  }

  #broadcast(batch: Batch): void {
    const frames = new Map<string, string | null>()
    for (const [socket, attachment] of this.#sockets) {
      const { topics, version } = attachment
      if (version === null || version >= batch.version) continue
      let frame = frames.get(topics)
      if (frame === undefined) {
        const made = deltas([batch], wantedBy(attachment), batch.version)
        frame = isEmpty(made) ? null : JSON.stringify(made)
        frames.set(topics, frame)
      }
      if (frame !== null) this.#send(socket, frame)
    }
  }

  /** A gap: every socket must ask afresh. */
  #resync(): void {
    for (const [socket, { version }] of this.#sockets)
      if (version !== null) this.#send(socket, JSON.stringify({ resync: true }))
  }

  #keep(socket: WebSocket, attachment: Attachment): void {
    this.#sockets.set(socket, attachment)
    socket.serializeAttachment(attachment)
  }
  #send(socket: WebSocket, frame: string): void {
    try {
      socket.send(frame)
    } catch {
      this.#sockets.delete(socket)
    }
  }
  #drop(socket: WebSocket, code: number, reason: string): void {
    this.#sockets.delete(socket)
    try {
      socket.close(code, reason)
    } catch {
      // Closed already.
    }
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
