import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientAssets } from './worker/ops/client-assets.ts'

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
        rolldownOptions: { input: { entry: 'client/entry.ts' } },
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
