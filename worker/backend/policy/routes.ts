import { POLICY_LOGO_KEY, policyLogo } from '../../../shared/api/policy.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'

const isGif = (bytes: ArrayBuffer): boolean => {
  const [g, i, f] = new Uint8Array(bytes.slice(0, 3))
  return g === 0x47 && i === 0x49 && f === 0x46
}

/** The policy's mark (spec §7). What is no GIF is not sent: a page of ours would show it as one. */
export function servePolicy(app: App): void {
  serve(app, policyLogo, async ({ env }) => {
    const bytes = await env.OPS.get(POLICY_LOGO_KEY, 'arrayBuffer')
    if (!bytes || !isGif(bytes)) throw new HttpError('notFound')
    return new Response(bytes, {
      headers: {
        'content-type': 'image/gif',
        'cache-control': 'public, max-age=3600',
        // Bytes may be a picture and a page at once: whoever opens them by their address gets no page of ours (SEC-50).
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  })
}
