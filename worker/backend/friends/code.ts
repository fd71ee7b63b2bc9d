import type { Env } from '../env.ts'
import { signature } from '../signature.ts'

const MARK = 4
const CODE = /^F([0-9A-Z]{1,11})-[0-9A-Z]{4}$/

/** A player's own code: his number, and a mark that tells a slip of the pen from a code. */
export async function codeOf(env: Env, userId: number): Promise<string> {
  const mark = (await signature(env, 'friend', String(userId))).replace(/[^A-Za-z0-9]/g, '').slice(0, MARK)
  return `F${userId.toString(36)}-${mark}`.toUpperCase()
}

/** The player whose code it is; null when it is nobody's. */
export async function inviterOf(env: Env, typed: string): Promise<number | null> {
  const code = typed.trim().toUpperCase()
  const [, number] = CODE.exec(code) ?? []
  const id = number === undefined ? Number.NaN : Number.parseInt(number, 36)
  return Number.isSafeInteger(id) && (await codeOf(env, id)) === code ? id : null
}
