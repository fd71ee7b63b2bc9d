import { createHash } from 'node:crypto'

/** Names a build of the client by its manifest's text: 12 hex digits. */
export const clientVersion = (manifest: string): string =>
  createHash('sha256').update(manifest).digest('hex').slice(0, 12)

/** Where a build leaves its manifest, in the project's folder. */
export const MANIFEST = 'dist/client/.vite/manifest.json'
