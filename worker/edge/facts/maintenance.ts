import * as v from 'valibot'
import { type MaintenanceFlag, maintenanceFlag } from '../../../shared/api/maintenance.ts'
import type { Env } from '../env.ts'
import { sharedRead } from '../origin/shared-read.ts'
import { untimed } from '../turn.ts'

/** A toggle is seen within 10 s, and the key is read at most every 5 s; the last good value counts for a day. */
const POLICY = { fresh: 5000, stale: 8000, keep: 86_400_000 }
/** Longest that a visit waits for KV, ms (reliability.md 4.1: it is asked again behind the answers). */
const PATIENCE = 500

const parseFlag = (text: string): MaintenanceFlag | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), maintenanceFlag), text)
  return parsed.success ? parsed.output : null
}

const NONE = '{"isActive":false}'

async function load(env: Env): Promise<{ text: string; value: MaintenanceFlag } | null> {
  try {
    const late = new Promise<'late'>((wake) => setTimeout(() => wake('late'), PATIENCE))
    const text = await Promise.race([env.OPS.get('maintenance'), late])
    if (text === 'late') throw new Error(`no answer in ${PATIENCE} ms`)
    const value = parseFlag(text ?? NONE)
    if (!value) throw new Error('the value does not fit its schema')
    return { text: text ?? NONE, value }
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 'error',
        message: 'no maintenance flag; the last good one counts',
        error: String(error),
      }),
    )
    return null
  }
}

/** The operator's flag (KV `OPS`, key `maintenance`); when it does not answer or does not fit, the last good one; null when there never was one. */
export async function readMaintenance(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  timed = untimed,
): Promise<MaintenanceFlag | null> {
  const read = () => timed('maintenance', () => load(env))
  const shared = await sharedRead('maintenance', POLICY, waitUntil, read, { env, revive: parseFlag })
  return shared?.value ?? null
}
