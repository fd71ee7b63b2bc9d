import type { App } from '../http/serve.ts'

export function serveConfig(_app: App): void {}
