import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientAssets } from './worker/ops/client-assets.ts'

/**
 * What nearly every page loads comes in two files beside the entry: what many small chunks would say to each other, and what gzip would
 * not see across them, costs a kilobyte.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|client\/islands\/hydrate/ },
  {
    name: 'base',
    test: /node_modules\/(@?nanostores)\/|client\/(api|stores(?!\/media)|realtime|state)|client\/coupon\/(stored|legs|toggle|marks|button-leg|pending|body|settled)|client\/islands\/(loader|when|replay|registry)|shared\/domain\/(coefficient|money)|shared\/ui\/icon|islands\/(use-awake|links|coupon\/amount)/,
  },
]

export default defineConfig({
  appType: 'custom',
  plugins: [
    react(),
    clientAssets(),
    cloudflare({ configPath: 'wrangler.toml', auxiliaryWorkers: [{ configPath: 'worker/backend/wrangler.toml' }] }),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { entry: 'client/entry.ts', fingerprint: 'client/fingerprint/script.ts' },
          // The script of the device gives what it exports, and has one address for good.
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: { groups: CHUNKS },
            entryFileNames: ({ name }) => (name === 'fingerprint' ? 'fingerprint.js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    },
  },
  build: { target: 'es2023', sourcemap: false },
  builder: {
    /** The workers read the client's manifest, so the client is built first. */
    async buildApp(builder) {
      const { client, ...workers } = builder.environments
      if (client) await builder.build(client)
      for (const worker of Object.values(workers)) await builder.build(worker)
    },
  },
})
