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
// Wakes the simulator, so that a first visitor meets prices and not an empty list.
await fetch(`${house.url}/feed-api/v1/sports`).then((answer) => answer.arrayBuffer())
console.log(`Edgebook is open at ${house.url.replace('127.0.0.1', 'localhost')} after ${seconds()} s`)
console.log(`Operator token: OPERATOR_TOKEN in ${SECRETS_FILE}`)

const stop = async () => {
  await house.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
