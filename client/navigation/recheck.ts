import { serverRenderRecheck } from '../../shared/guards/server-render-recheck.ts'
import { loadPage } from './load-page.ts'

/**
 * Guard 8: once after the start, the host is asked again about a page that is for players only: what it decided when it rendered the page
 * may have changed since (a ban, changed terms, a session that has ended). Another decision is followed.
 */
export async function recheckPage(lang: string): Promise<void> {
  const { href, pathname, search } = location
  const loaded = await loadPage(href, new AbortController().signal)
  if (!loaded || location.href !== href) return
  const recheck = loaded.kind === 'redirect' ? loaded.to : null
  const decision = serverRenderRecheck({ lang, path: pathname.slice(lang.length + 1), search }, { recheck })
  if (decision.kind === 'redirect') location.replace(decision.to)
}
