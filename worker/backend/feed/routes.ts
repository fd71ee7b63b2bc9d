import type { App } from '../http/serve.ts'

export function serveFeed(_app: App): void {}
