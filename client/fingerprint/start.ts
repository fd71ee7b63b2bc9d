import { DEVICE_HEADERS } from '../../shared/domain/device.ts'
import { callHeaders } from '../api/request.ts'
import { authorisedHeaders } from '../session/token.ts'
import { $player } from '../stores/player.ts'
import { type Fingerprint, keep, loadKept, readTaken } from './kept.ts'

/** Where the script lies. */
export const SCRIPT = '/fingerprint.js'
/** What failed is tried again so many times, then the page goes on without (spec §8). */
export const RETRIES = 2

/** The script's work; in development its source is served, not a built file. */
async function runScript(): Promise<unknown> {
  const path = import.meta.env?.DEV ? '/client/fingerprint/script.ts' : SCRIPT
  const { fingerprint } = await import(/* @vite-ignore */ path)
  return fingerprint($player.get() ? await authorisedHeaders() : callHeaders)
}

/** Tries to get a fingerprint; null when every try has failed, which is only logged. */
export async function take(run: () => Promise<unknown> = runScript): Promise<Fingerprint | null> {
  for (let tries = 0; tries <= RETRIES; tries++) {
    try {
      const found = readTaken(await run(), Date.now())
      if (found) return found
      throw new Error('the script gave nothing that is in force')
    } catch (error) {
      console.warn('fingerprint', error)
    }
  }
  return null
}

function carry(found: Fingerprint | null): void {
  delete callHeaders[DEVICE_HEADERS.token]
  delete callHeaders[DEVICE_HEADERS.hardware]
  if (!found) return
  callHeaders[DEVICE_HEADERS.token] = found.token
  if (found.hardware !== null) callHeaders[DEVICE_HEADERS.hardware] = found.hardware
}

let running: Promise<void> | null = null
async function renew(run?: () => Promise<unknown>): Promise<void> {
  carry(null)
  const userId = $player.get()?.userId ?? 0
  const found = await take(run)
  keep(userId, found)
  carry(found)
}

/** The calls of this page carry the token of its device from now on: the one that was kept, or a new one. */
export async function startFingerprint(run?: () => Promise<unknown>): Promise<void> {
  const kept = loadKept($player.get()?.userId ?? 0, Date.now())
  if (kept) carry(kept)
  else await renewFingerprint(run)
}

/** Takes a new token in place of one that the origin has refused (code 120); many calls at once wait for the same. */
export function renewFingerprint(run?: () => Promise<unknown>): Promise<void> {
  running ??= renew(run).finally(() => {
    running = null
  })
  return running
}
