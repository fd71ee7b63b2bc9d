import { spawnSync } from 'node:child_process'
import { build } from './build.ts'

/**
 * `npm run deploy [-- --dry-run]`: builds and deploys the backend, then the edge that is bound to it.
 * The README lists the commands that create KV, D1 and the Queue and set the secrets first.
 */
const dry = process.argv.includes('--dry-run')
const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
const run = (args: string[]) => {
  const made = spawnSync('wrangler', args, { stdio: 'inherit', env })
  if (made.status !== 0) process.exit(made.status ?? 1)
}

build({ force: true })
const vars = [
  '--var',
  'ENVIRONMENT:production',
  ...(process.env.SITE_ORIGIN ? ['--var', `SITE_ORIGIN:${process.env.SITE_ORIGIN}`] : []),
]
if (!dry) run(['d1', 'migrations', 'apply', 'edgebook', '--remote', '-c', 'worker/backend/wrangler.toml'])
for (const worker of ['edgebook_backend', 'edgebook'])
  run(['deploy', '-c', `dist/${worker}/wrangler.json`, ...vars, ...(dry ? ['--dry-run'] : [])])
