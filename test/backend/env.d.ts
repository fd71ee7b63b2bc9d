import type { Env as Bindings } from '../../worker/backend/env.ts'

/** `env` of `cloudflare:test` is what the backend is bound to. */
declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}
