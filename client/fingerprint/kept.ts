import { DEVICE_KEPT } from '../../shared/domain/device.ts'
import { record } from '../api/loose.ts'
import { isInForce } from '../session/info.ts'
import type { Taken } from './script.ts'

/** A device as the site knows it (spec §3), and the digest of its hardware. */
export interface Fingerprint {
  token: string
  componentsData: string
  /** Milliseconds since 1970. */
  expiresAt: number
  hardware: string | null
}

const textOf = (x: unknown): string | null => (typeof x === 'string' && x !== '' ? x : null)

/** Reads what the script gives, whoever wrote it; null when it is not in force at `now`. */
export function readTaken(taken: unknown, now: number): Fingerprint | null {
  const { token, expiresAt, data, hardware }: { [K in keyof Taken]?: unknown } = record(taken)
  return read({ token, expiresAt: Date.parse(String(expiresAt)), componentsData: data, hardware }, now)
}

function read(x: unknown, now: number): Fingerprint | null {
  const { token, componentsData, expiresAt, hardware } = record(x)
  const [own, data] = [textOf(token), textOf(componentsData)]
  return own !== null && data !== null && typeof expiresAt === 'number' && isInForce(expiresAt, now)
    ? { token: own, componentsData: data, expiresAt, hardware: textOf(hardware) }
    : null
}

/** The device of a player (0: of a visitor) that an earlier page has kept, while it is in force. */
export function loadKept(userId: number, now: number): Fingerprint | null {
  try {
    const kept = record(JSON.parse(localStorage.getItem(DEVICE_KEPT) ?? 'null'))
    return kept.userId === userId ? read(kept, now) : null
  } catch {
    return null
  }
}

/** Keeps it for the next page; null forgets. A browser that forbids storage keeps nothing. */
export function keep(userId: number, found: Fingerprint | null): void {
  try {
    if (found) localStorage.setItem(DEVICE_KEPT, JSON.stringify({ ...found, userId }))
    else localStorage.removeItem(DEVICE_KEPT)
  } catch {}
}
