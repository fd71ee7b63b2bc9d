import * as v from 'valibot'

/** An instant as the operator writes it: ISO text, or seconds since 1970; null when it is not said. */
const instant = v.optional(v.nullable(v.union([v.string(), v.number()])), null)
/** A switch as hands write it: true or false, 1 or 0. */
const flag = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist([0, 1]),
      v.transform((n) => n === 1),
    ),
  ]),
  false,
)

/** Maintenance (spec §3): the KV key `maintenance` of `OPS`, and the config's `maintenance`. */
export const maintenanceFlag = v.object({
  started_at: instant,
  ended_at: instant,
  notify_started_at: instant,
  notify_ended_at: instant,
  isActive: flag,
  web_state: flag,
})
export type MaintenanceFlag = v.InferOutput<typeof maintenanceFlag>
