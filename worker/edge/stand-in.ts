import type { RouteName } from '../../shared/routes/table.ts'
import { PAGES } from './apps/index.ts'
import { errorContent } from './error-content.tsx'
import { pageContent } from './page-content.tsx'
import { pageContext } from './page-context.ts'
import { respond } from './render/respond.tsx'
import type { Turn } from './turn.ts'

/** Another route's page under the asked address, never for an index: how maintenance and a block are told where nobody is redirected. */
export async function standIn(turn: Turn, name: RouteName, status: number): Promise<Response> {
  const place: Turn = { ...turn, visit: { ...turn.visit, route: { name, params: {} } } }
  const ctx = pageContext(place)
  const page = PAGES[name]
  const loaded = await page?.load(ctx, {})
  if (!page || loaded?.kind !== 'data') return respond(turn, errorContent(turn, status))
  return respond(place, { ...pageContent(place, ctx, page, loaded, null), status })
}
