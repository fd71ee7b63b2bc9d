import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build } from '../worker/ops/build.ts'
import { browserPath } from './check/browser.ts'
import { importProblems } from './check/imports.ts'

/**
 * `npm test`: types, lint, imports, the deploy's dry run, then every test. Ends with one plain line, `N passed, N failed`.
 * `npm run check` stops after the first part.
 */
const env = { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', FORCE_COLOR: '0' }
let passed = 0
let failed = 0

function step(name: string, run: () => boolean): void {
  const began = performance.now()
  const ok = run()
  ok ? passed++ : failed++
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}

const command = (name: string, args: string[]): boolean =>
  spawnSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0

step('types', () => command('tsc', ['--noEmit']))
step('lint and format', () =>
  command('biome', ['ci', '--colors=off', '--max-diagnostics=40', '--diagnostic-level=error', '.']),
)
step('imports go one way, without circles', () => {
  const problems = importProblems()
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
})

if (process.argv[2] !== 'check') {
  step('build', () => {
    build()
    return true
  })
  for (const worker of ['edgebook', 'edgebook_backend'])
    step(`deploy of ${worker}, dry run`, () => {
      const made = spawnSync('wrangler', ['deploy', '--dry-run', '-c', `dist/${worker}/wrangler.json`], {
        env,
        encoding: 'utf8',
      })
      const size = /gzip: ([0-9.]+) KiB/.exec(made.stdout)?.[1]
      if (made.status !== 0) console.log(made.stdout, made.stderr)
      console.log(`  ${worker}: ${size} KiB gzip`)
      return made.status === 0 && size !== undefined && (worker !== 'edgebook' || Number(size) <= 1024)
    })
  process.env.CHROMIUM_PATH = browserPath()
  mkdirSync('test-results', { recursive: true })
  // The browser and the servers want the cores for themselves: one project after the other. Within one, files that wait let others work: the
  // edge's wait most (deadlines, the operator's key).
  for (const [project, workers] of [
    ['unit*', 2],
    ['backend', 2],
    ['edge', 3],
    ['e2e', 2],
    ['measured', 1],
  ] as const) {
    const report = `test-results/${project.replace('*', '')}.json`
    rmSync(report, { force: true })
    spawnSync(
      'vitest',
      [
        'run',
        '--project',
        project,
        `--maxWorkers=${workers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, CHROMIUM_PATH: process.env.CHROMIUM_PATH } },
    )
    try {
      const result: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; success: boolean } =
        JSON.parse(readFileSync(report, 'utf8'))
      passed += result.numPassedTests
      failed += result.numFailedTests || (result.success ? 0 : 1)
    } catch {
      failed++
    }
  }
}

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
