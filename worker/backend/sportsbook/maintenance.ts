import * as v from 'valibot'
import { maintenanceFlag } from '../../../shared/api/maintenance.ts'
import { isInMaintenance } from '../../../shared/domain/maintenance/is-on.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'

/** How long an isolate keeps its copy of the flag, real milliseconds. */
const COPY_MS = 5_000
let copy = { active: false, readAt: Number.NEGATIVE_INFINITY }

/**
 * Refuses a stake while the house is in maintenance: by the flag in KV (`OPS`, key `maintenance`; when it does not answer, the last value
 * counts) or by the config.
 */
export async function refuseInMaintenance(env: Env): Promise<void> {
  if (Date.now() - copy.readAt >= COPY_MS) copy = { active: await read(env), readAt: Date.now() }
  if (copy.active || isInMaintenance((await siteConfigOf(env)).maintenance, Date.now()))
    throw new HttpError('unavailable', { headers: { 'retry-after': '60' } })
}

async function read(env: Env): Promise<boolean> {
  try {
    const stored = await env.OPS.get('maintenance', 'json')
    return stored === null ? false : isInMaintenance(v.parse(maintenanceFlag, stored), Date.now())
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
