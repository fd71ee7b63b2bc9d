import { islandHref } from '../../shared/ui/islands/links.ts'
import { request } from '../api/request.ts'

/** Ends the session at the server, then does `after` and goes home as a visitor; false when the server did not end it. */
export async function logOut(lang: string, after: () => void = () => {}): Promise<boolean> {
  const answer = await request('/web-api/auth/disconnect', { method: 'POST', body: {} })
  if (!answer.ok) return false
  after()
  location.assign(islandHref(lang, 'home'))
  return true
}
