import type { Batch } from '../core/batch.ts'
import { deltas, isEmpty, wanted } from './frames.ts'
import { add, after, emptyRing, type Ring } from './ring.ts'
import { topicsOf } from './topics.ts'

/** What a socket keeps over hibernation: its topics in one string, and its version; null while its first frame is on its way. */
export interface Attachment {
  topics: string
  version: number | null
}
/** What the room needs of a WebSocket. */
export interface Line {
  send(text: string): void
  close(code: number, reason: string): void
  serializeAttachment(attachment: Attachment): void
}
/** A snapshot, encoded once for all who ask for the same. */
export interface Encoded {
  version: number
  text: string
}
export interface Room<L extends Line> {
  lines: Map<L, Attachment>
  ring: Ring
}
export const emptyRoom = <L extends Line>(): Room<L> => ({ lines: new Map(), ring: emptyRing(null) })

const RESYNC = '{"resync":true}'

/** Notes a line with new topics; it gets nothing before its first frame. */
export function join<L extends Line>(room: Room<L>, line: L, topics: readonly string[]): Attachment {
  return keep(room, line, { topics: topics.join(), version: null })
}

/** Sends a line that comes back what it has missed; false when the ring does not know its version and it needs a snapshot. */
export function resume<L extends Line>(room: Room<L>, line: L, attachment: Attachment, since: number): boolean {
  const missed = after(room.ring, since)
  if (!missed || room.ring.version === null) return false
  const frame = deltas(missed, wantedBy(attachment), room.ring.version)
  keep(room, line, { ...attachment, version: frame.version })
  send(room, line, JSON.stringify(frame))
  return true
}

/** Sends a line its snapshot, and what came while that was on its way; when a part of that was lost, the line is told to ask afresh. */
export function welcome<L extends Line>(room: Room<L>, line: L, attachment: Attachment, snapshot: Encoded): void {
  const { version } = room.ring
  keep(room, line, { ...attachment, version: snapshot.version })
  send(room, line, snapshot.text)
  if (version === null || version <= snapshot.version) return
  const missed = after(room.ring, snapshot.version)
  const more = missed && deltas(missed, wantedBy(attachment), version)
  if (!more) send(room, line, RESYNC)
  else if (!isEmpty(more)) send(room, line, JSON.stringify(more))
}

/** Passes a batch on, encoded once for each list of topics; after a gap every line is told to ask afresh. */
export function pass<L extends Line>(room: Room<L>, batch: Batch, at: number): void {
  if (!add(room.ring, batch, at)) {
    resync(room)
    return
  }
  const frames = new Map<string, string | null>()
  for (const [line, attachment] of room.lines) {
    if (attachment.version === null || attachment.version >= batch.version) continue
    let frame = frames.get(attachment.topics)
    if (frame === undefined) {
      const made = deltas([batch], wantedBy(attachment), batch.version)
      frame = isEmpty(made) ? null : JSON.stringify(made)
      frames.set(attachment.topics, frame)
    }
    if (frame !== null) send(room, line, frame)
  }
}

/** The book's last batch was `version`: when the room is elsewhere, it has missed something. Call when no batch can be on its way. */
export function catchUp<L extends Line>(room: Room<L>, version: number): void {
  if (room.ring.version === version) return
  const first = room.ring.version === null
  room.ring = emptyRing(version)
  if (!first) resync(room)
}

/** A sign of life for every line. */
export function beat<L extends Line>(room: Room<L>, version: number): void {
  const text = JSON.stringify({ version, alive: true })
  for (const [line, attachment] of room.lines) if (attachment.version !== null) send(room, line, text)
}

/** Ends a line from this side, or answers its end. */
export function leave<L extends Line>(room: Room<L>, line: L, code: number, reason: string): void {
  room.lines.delete(line)
  try {
    line.close(code, reason)
  } catch {
    // Closed already.
  }
}

function resync<L extends Line>(room: Room<L>): void {
  for (const [line, { version }] of room.lines) if (version !== null) send(room, line, RESYNC)
}

function keep<L extends Line>(room: Room<L>, line: L, attachment: Attachment): Attachment {
  room.lines.set(line, attachment)
  line.serializeAttachment(attachment)
  return attachment
}

function send<L extends Line>(room: Room<L>, line: L, text: string): void {
  try {
    line.send(text)
  } catch {
    room.lines.delete(line)
  }
}

const wantedBy = ({ topics }: Attachment) => wanted(topicsOf(topics.split(',')) ?? [])
