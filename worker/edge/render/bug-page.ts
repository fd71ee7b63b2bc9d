import { htmlHeaders, makeNonce } from './security-headers.ts'

/** The last resort when rendering itself failed: self-contained, with the id to quote, nothing of the error. */
export function bugPage(id: string): Response {
  const nonce = makeNonce()
  const css =
    'body{font:16px system-ui;margin:20vh auto;max-width:30rem;padding:0 16px;background:#0E1217;color:#E8EDF2}a{color:#17C37B}code{color:#93A1B0}'
  return new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Edgebook</title><style nonce="${nonce}">${css}</style></head><body><h1>Something went wrong</h1><p>Try again in a minute, or go to the <a href="/">home page</a>.</p><p><code>${id}</code></p></body></html>`,
    { status: 500, headers: { ...htmlHeaders(nonce), 'x-request-id': id } },
  )
}
