import { serverRenderRecheck } from '../../shared/guards/server-render-recheck.ts'
import { loadPage } from './load-page.ts'

/**
 * Guard 8: once after the start, the host is asked again about a page that is for players only: what it decided when it rendered the page
 * may have changed since (a ban, changed terms, a session that has ended). Another decision is followed, unless a form has been sent
 * meanwhile: it may have changed just that (a new password ends the session that was asked for), and its answer is the next page.
 */
export async function recheckPage(lang: string): Promise<void> {
  const { href, pathname, search } = location
  const sent = new AbortController()
  const stop = () => sent.abort()
  addEventListener('submit', stop, { once: true })
  const loaded = await loadPage(href, sent.signal).finally(() => removeEventListener('submit', stop))
  if (!loaded || sent.signal.aborted || location.href !== href) return
  const recheck = loaded.kind === 'redirect' ? loaded.to : null
  const decision = serverRenderRecheck({ lang, path: pathname.slice(lang.length + 1), search }, { recheck })
  if (decision.kind === 'redirect') location.replace(decision.to)
}
