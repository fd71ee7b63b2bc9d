import type { Ctx } from '../http/serve.ts'

/** The player behind a request, decided on the session cookie itself. */
export interface Session {
  userId: number
  /** SHA-256 of the session cookie, hex. */
  sessionHash: string
  /** Main account's currency. */
  currency: string
  banLevel: number
  banVersion: number
  statusId: number
  ageVerified: boolean
  disallowLine: number[]
  disallowLive: number[]
}

/** Resolves the cookie `__Host-sid`; null for a visitor. */
export async function sessionOf(_c: Ctx): Promise<Session | null> {
  return null
}
