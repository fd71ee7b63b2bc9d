import { audit } from './audit.ts'
import { promo, vip } from './bets.ts'
import { blocks } from './blocks.ts'
import type { Command } from './command.ts'
import { purge, version } from './edge.ts'
import { flags } from './flags.ts'
import { clock, config, outbox, simulator } from './house.ts'
import { maintenance } from './maintenance.ts'
import { payments } from './payments.ts'
import { credit, ledger, player } from './players.ts'
import { redirects } from './redirects.ts'
import { routes } from './routes.ts'

/** Every command by its first word, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  maintenance,
  flags,
  routes,
  blocks,
  redirects,
  config,
  purge,
  version,
  audit,
  credit,
  player,
  ledger,
  payments,
  promo,
  vip,
  simulator,
  clock,
  outbox,
}
