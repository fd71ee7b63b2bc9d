import type { App } from '../http/serve.ts'
import { serveApprovals } from './approvals.ts'
import { serveAudit } from './audit.ts'
import { serveHouse } from './house.ts'
import { servePlayers } from './players.ts'
import { serveSwitches } from './switches.ts'

/** The operator's calls that are about players and the house; those about feed, redirects and blocks stand with their subjects. */
export function serveOperator(app: App): void {
  servePlayers(app)
  serveHouse(app)
  serveSwitches(app)
  serveAudit(app)
  serveApprovals(app)
}
