import type { Route } from '../../shared/routes/table.ts'

/** Where a route of the table that only redirects leads, in the visit's language and with the query kept. */
export function routeRedirect(
  route: Route,
  params: Record<string, string>,
  lang: string,
  search: string,
): { to: string; status: 301 | 302 } | null {
  if (!route.redirect) return null
  const [path = '/', fixed = ''] = route.redirect.to.split('?')
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(search)
  for (const [key, value] of new URLSearchParams(fixed)) query.set(key, value)
  const text = query.size > 0 ? `?${query}` : ''
  return { to: `/${lang}${filled}${text}`, status: route.redirect.status }
}
