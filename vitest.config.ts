import { globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { OPERATOR_TOKEN, PEPPER, TOKEN_KEY } from './test/support/secrets.ts'

/** Files that move the clock, put spies or globals, or test the edge's modules, which keep what an isolate keeps: each stands alone. */
const alone = globSync('test/unit/**/*.test.{ts,tsx}').filter(
  (file) => file.startsWith('test/unit/edge/') || /\bvi\./.test(readFileSync(file, 'utf8')),
)
const migrations = await readD1Migrations('worker/backend/migrations')

export default defineConfig({
  test: {
    fsModuleCache: false,
    // Where files do not stand alone (`isolate: false`) modules are loaded once for all: a test leaves nothing behind in them.
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['test/unit/**/*.test.{ts,tsx}'],
          exclude: alone,
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: { name: 'unit-alone', include: alone, environment: 'node', testTimeout: 20_000 },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './worker/backend/wrangler.toml' },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'test',
                OPERATOR_TOKEN,
                PEPPER,
                TOKEN_KEY,
                TEST_MIGRATIONS: migrations,
              },
            },
          }),
        ],
        test: {
          name: 'backend',
          isolate: false,
          include: ['test/backend/**/*.test.ts'],
          setupFiles: ['test/backend/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'edge',
          isolate: false,
          include: ['test/edge/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // Ratios of times: nothing else may run beside them.
        test: {
          name: 'measured',
          include: ['test/measured/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
