import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Starting flags that keep Chromium from asking the network for anything of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without windows, of the same version: a page costs it half the processor's time that the whole browser takes. */
const SHELL = 'chromium-headless-shell'

const find = (): string | null =>
  [process.env.CHROMIUM_PATH, `/usr/bin/${SHELL}`, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  ) ?? null

/** The browser's path: `CHROMIUM_PATH`, Debian's, playwright's own; else one is installed (Debian's package, or playwright's download). */
export function browserPath(): string {
  const found = find()
  if (found) return found
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  console.log(
    debian
      ? `No Chromium found: installing the Debian package ${SHELL}`
      : 'No Chromium found: playwright installs its own',
  )
  if (debian) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', SHELL], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else spawnSync('playwright', ['install', '--only-shell', 'chromium'], { stdio: 'inherit' })
  const installed = find()
  if (!installed) throw new Error('no browser could be installed; set CHROMIUM_PATH')
  return installed
}
