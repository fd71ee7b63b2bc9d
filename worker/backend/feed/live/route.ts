import { live } from '../../../../shared/api/feed-live.ts'
import { check } from '../../http/body.ts'
import { HttpError } from '../../http/error.ts'
import type { App } from '../../http/serve.ts'

/** Names of the shards among which sockets are spread; more names for more sockets. */
const SHARDS = ['shard-1'] as const

/** `WS /feed-api/v1/live`: hands the socket to a shard; a request that is no upgrade answers 426. */
export function serveLive(app: App): void {
  app.get(live.path, (c) => {
    check(live.query, c.req.query())
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      throw new HttpError('upgradeRequired', { headers: { upgrade: 'websocket' } })
    const name = SHARDS[Math.floor(Math.random() * SHARDS.length)] ?? SHARDS[0]
    return c.env.SHARD.get(c.env.SHARD.idFromName(name)).fetch(c.req.raw)
  })
}
