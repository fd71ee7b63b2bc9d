import * as v from 'valibot'
import { type MaintenanceFlag, maintenanceFlag } from '../../../shared/api/maintenance.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'

/** How long an isolate keeps its copy of the flag, real milliseconds. */
const COPY_MS = 5_000
let copy = { active: false, readAt: Number.NEGATIVE_INFINITY }

const isOn = (flag: MaintenanceFlag | null): boolean => flag !== null && (flag.isActive || flag.web_state)

/**
 * Refuses a stake while the house is in maintenance: by the flag in KV (`OPS`, key `maintenance`; when it does not answer, the last value
 * counts) or by the config.
 */
export async function refuseInMaintenance(env: Env): Promise<void> {
  if (Date.now() - copy.readAt >= COPY_MS) copy = { active: await read(env), readAt: Date.now() }
  if (copy.active || isOn((await siteConfigOf(env)).maintenance))
    throw new HttpError('unavailable', { headers: { 'retry-after': '60' } })
}

async function read(env: Env): Promise<boolean> {
  try {
    const stored = await env.OPS.get('maintenance', 'json')
    return stored === null ? false : isOn(v.parse(maintenanceFlag, stored))
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 'error',
        message: 'the maintenance flag is not readable; the last value counts',
        error: String(error),
      }),
    )
    return copy.active
  }
}
