import { spawn, spawnSync } from 'node:child_process'
import { localSecrets } from './secrets.ts'

/** `npm run dev`: both Workers in workerd with hot reload, on the same local state as `npm start`. */
const env = { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }
await localSecrets()
const migrated = spawnSync(
  'wrangler',
  [
    'd1',
    'migrations',
    'apply',
    'edgebook',
    '--local',
    '-c',
    'worker/backend/wrangler.toml',
    '--persist-to',
    '.wrangler/state',
  ],
  { stdio: 'inherit', env: { ...env, CI: 'true' } },
)
if (migrated.status !== 0) process.exit(1)
spawn('vite', ['--host', '127.0.0.1', '--port', process.env.PORT ?? '8787', '--strictPort'], { stdio: 'inherit', env })
