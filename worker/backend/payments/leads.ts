/** A text as it may stand in markup and in quoted attributes. */
export const asMarkup = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/**
 * Leads the browser to an address: by a redirect on our own site; to a provider's by a page that goes there by itself, since `form-action` of
 * the page that posted the form would stop a redirect to another site.
 */
export function leads(to: string, site: string): Response {
  const headers = { 'cache-control': 'private, no-store' }
  if (to.startsWith(`${site}/`)) return new Response(null, { status: 303, headers: { ...headers, location: to } })
  const url = asMarkup(to)
  return new Response(
    `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${url}"><title>…</title><a href="${url}">→</a>`,
    {
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      },
    },
  )
}
