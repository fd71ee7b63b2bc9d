import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const migrations = await readD1Migrations('worker/backend/migrations')

/** A key of the tests alone. */
const TOKEN_KEY =
  '{"kty":"OKP","crv":"Ed25519","x":"hGM7K2lGU9QbwA5qAZTkcEVZyZzch9CXpjapmlxxkzU","d":"-FZrCIRyLQxWdAYYUTmwYmt7FGNTaysnmNsjQwhWh2E","kid":"test-1"}'

export default defineConfig({
  test: {
    fsModuleCache: false,
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'], environment: 'node' } },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './worker/backend/wrangler.toml' },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'test',
                OPERATOR_TOKEN: 'operator-token-of-the-tests',
                PEPPER: 'pepper-of-the-tests',
                TOKEN_KEY,
                TEST_MIGRATIONS: migrations,
              },
            },
          }),
        ],
        test: {
          name: 'backend',
          include: ['test/backend/**/*.test.ts'],
          setupFiles: ['test/backend/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'edge',
          include: ['test/edge/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
