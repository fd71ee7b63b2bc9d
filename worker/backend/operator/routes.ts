import { putConfig } from '../../../shared/api/operator.ts'
import { patchSiteConfig } from '../config/site-config.ts'
import type { App } from '../http/serve.ts'
import { serveWrite } from './audit.ts'
import { servePlayers } from './players.ts'

/** The operator's calls but for the feed's; each write leaves a row in the audit table. */
export function serveOperator(app: App): void {
  servePlayers(app)
  serveWrite(app, putConfig, async ({ env, body }) => {
    await patchSiteConfig(env, body)
    return {}
  })
}
