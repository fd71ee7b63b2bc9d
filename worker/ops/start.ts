import { build } from './build.ts'
import { startHouse } from './house.ts'
import { localSecrets, SECRETS_FILE } from './secrets.ts'

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_SEND_METRICS = 'false'

const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
if (build()) console.log(`Built in ${seconds()} s`)
const house = await startHouse({
  port: Number(process.env.PORT ?? 8787),
  state: '.wrangler/state/v3',
  backend: await localSecrets(),
})
// A key that is always there is never cached as missing when maintenance begins (reliability.md 4.3).
const switches = await house.miniflare.getKVNamespace('OPS', 'edgebook')
if ((await switches.get('maintenance')) === null) await switches.put('maintenance', '{"isActive":false}')
// Wakes the feed and both Workers, so that a first visitor meets prices, and no check that had no time to be answered.
for (let tries = 0; tries < 5; tries++) {
  const answer = await fetch(`${house.url}/en/live`)
  await answer.arrayBuffer()
  if (answer.ok && !answer.redirected) break
}
console.log(`Edgebook is open at ${house.url.replace('127.0.0.1', 'localhost')} after ${seconds()} s`)
console.log(`Operator token: OPERATOR_TOKEN in ${SECRETS_FILE}`)

const stop = async () => {
  await house.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
