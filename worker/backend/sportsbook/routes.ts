import type { App } from '../http/serve.ts'

export function serveSportsbook(_app: App): void {}
