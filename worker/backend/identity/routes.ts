import type { App } from '../http/serve.ts'

export function serveIdentity(_app: App): void {}
