import type { App } from '../http/serve.ts'

export function serveOperator(_app: App): void {}
