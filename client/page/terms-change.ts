import { confirmHref } from '../../shared/routes/confirm-href.ts'
import { safeTarget } from '../../shared/routes/safe-target.ts'
import { request } from '../api/request.ts'
import { type Loaded, loadPage } from '../navigation/load-page.ts'
import { notify } from '../stores/notifications.ts'
import { $placing } from '../stores/placing.ts'
import { $player } from '../stores/player.ts'
import { termsNotice } from '../texts/terms.ts'

const STATUS = '/web-api/api-v3/v2/user/agreement-rules/status'
const TOLD = 'terms:told'
const ON_ITS_WAY: ReadonlySet<string> = new Set(['sending', 'checking'])

/** Do the rules wait for the player's word, and when did they change (ISO 8601)? */
export interface Terms {
  changed: boolean
  updatedAt: string | null
}

/** The agreement check (spec §4). Null when it has failed: nothing counts as changed, and nothing as confirmed. */
export async function askTerms(ask: typeof request = request): Promise<Terms | null> {
  const answer = await ask(STATUS)
  const { result, updatedAt }: { result?: unknown; updatedAt?: unknown } = Object(answer.ok ? answer.data : null)
  return typeof result === 'boolean'
    ? { changed: result, updatedAt: typeof updatedAt === 'string' ? updatedAt : null }
    : null
}

/** What a check needs of the page, of the host and of the browser's memory. */
export interface Place {
  here: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>
  /** The page that the host shows under a path, or where it leads; null when it does not answer. */
  load(path: string): Promise<Loaded | null>
  go(path: string): void
  leave(path: string): void
  alert(): void
  told(): string | null
  tell(signature: string | null): void
}

/**
 * Changed rules: who may confirm them is led to do so, unless the host shows the present page before that too (the rules themselves); who
 * may not is told of each change once (`signature`: the player and the time of the change). The host decides both, by its own guards: the
 * check has renewed the token that they read. Who has nothing to confirm does not stay on the page that asks for it.
 */
export async function followTerms(terms: Terms | null, userId: number, lang: string, place: Place): Promise<void> {
  if (!terms) return
  const { href, pathname, search, hash } = place.here
  const confirm = `/${lang}/confirm`
  const root = `/${lang}/`
  const isThere = pathname === confirm
  if (!terms.changed) {
    place.tell(null)
    // The button of that page may just have been pressed: then its way back is gone, not the one home.
    const next = new URLSearchParams(search).get('next')
    if (isThere) place.leave((next && safeTarget(next, href)) ?? root)
    return
  }
  if (isThere) return
  const asked = await place.load(confirm)
  if (asked?.kind === 'page') {
    const here = await place.load(pathname + search)
    if (here?.kind === 'redirect' && here.to.split('?', 1)[0] === confirm)
      place.go(confirmHref(lang, pathname + search + hash))
    return
  }
  const signature = `${userId}:${terms.updatedAt}`
  // Led to another place than the root, the visit has met another guard: maintenance, a block.
  if (asked?.to !== root || place.told() === signature) return
  place.tell(signature)
  place.alert()
}

/** The signature that was told last; without the browser's storage this page alone remembers it. */
let told: string | null = null
function readTold(): string | null {
  try {
    return localStorage.getItem(TOLD)
  } catch {
    return told
  }
}
function keepTold(signature: string | null): void {
  told = signature
  try {
    if (signature === null) localStorage.removeItem(TOLD)
    else localStorage.setItem(TOLD, signature)
  } catch {
    /** Kept above. */
  }
}

/** One check of the page that is shown. A page that was left meanwhile, a player who has signed out, a bet that is on its way: not now. */
export async function checkTerms(userId: number, lang: string): Promise<void> {
  const { href } = location
  const isStill = () =>
    location.href === href && $player.get()?.userId === userId && !ON_ITS_WAY.has($placing.get().phase)
  const terms = await askTerms()
  if (!isStill()) return
  await followTerms(terms, userId, lang, {
    here: location,
    load: async (path) => loadPage(path, new AbortController().signal),
    go: (path) => isStill() && location.assign(path),
    leave: (path) => isStill() && location.replace(path),
    alert: () => notify('warning', termsNotice(lang)),
    told: readTold,
    tell: keepTold,
  })
}
