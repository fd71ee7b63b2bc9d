import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['worker', 'client', 'shared', 'public', 'wrangler.toml', 'vite.config.ts', 'package-lock.json']
const STAMP = 'dist/.sources'

function digest(): string {
  const hash = createHash('sha256')
  const read = (path: string) => {
    if (!existsSync(path)) return
    const entries =
      path.includes('.') && !path.includes('/.') && /\.[a-z]+$/.test(path)
        ? null
        : readdirSync(path, { withFileTypes: true })
    if (!entries) {
      hash.update(path).update(readFileSync(path))
      return
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue
      const next = join(path, entry.name)
      if (entry.isDirectory()) read(next)
      else hash.update(next).update(readFileSync(next))
    }
  }
  for (const source of SOURCES) read(source)
  return hash.digest('hex')
}

/** Builds client and both Workers into `dist/`, unless what stands there was made from these very sources. */
export function build({ force = false } = {}): boolean {
  const stamp = digest()
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return false
  const made = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    // A test runner's NODE_ENV would build React for development.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  })
  if (made.status !== 0) throw new Error('the build failed')
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, stamp)
  return true
}

if (import.meta.main) build({ force: true })
