import * as v from 'valibot'
import { REMOTE_LEVELS } from '../../../shared/api/remote-view.ts'
import { APP_NAME } from '../../../shared/remote-views/address.ts'

const file = v.object({ url: v.string(), integrity: v.string() })

/** A remote view that was checked: its code is verified, its markup harmless. A schema, because last good copies are stored. */
export const remoteView = v.object({
  app: v.pipe(v.string(), v.regex(APP_NAME)),
  level: v.picklist(REMOTE_LEVELS),
  title: v.string(),
  description: v.string(),
  noindex: v.boolean(),
  /** Its own code on our origin. */
  code: v.nullable(file),
  /** The code itself, where it cannot be loaded by address (a frame of no origin). */
  inline: v.nullable(v.string()),
  scripts: v.array(file),
  styles: v.array(file),
  style: v.string(),
  body: v.string(),
})
export type RemoteView = v.InferOutput<typeof remoteView>
