import type { Account } from '../../shared/api/accounts.ts'
import { routeOf } from '../../shared/routes/match.ts'
import type { Notice, PlayerState } from '../../shared/ui/islands/props.ts'
import { csrfToken } from './forms/csrf.ts'
import { noticeOf } from './forms/notice.ts'
import { pickedLeg } from './forms/picked.ts'
import { betForm } from './forms/place.ts'
import { STARS, StarsForm } from './forms/stars.tsx'
import type { Loaded, Page, PageContext } from './page.ts'
import { withSections } from './remote-views/page.tsx'
import { remotesOf, sourcesOf } from './remote-views/sources.ts'
import type { Content } from './render/compose.tsx'
import type { Turn } from './turn.ts'

/** The player as islands know one; without accounts the balance is not known yet. */
export const playerState = (
  turn: Turn,
  accounts: { accounts: Account[]; active: number } | null,
): PlayerState | null => {
  const { player } = turn.visit
  if (!player) return null
  const active = accounts?.accounts.find((account) => account.id === accounts.active)
  return { userId: player.userId, name: player.name, money: active?.money ?? null, currency: active?.iso ?? '' }
}

/** A loaded page as content to send. */
export function pageContent(
  turn: Turn,
  ctx: PageContext,
  page: Page<unknown>,
  loaded: Extract<Loaded<unknown>, { kind: 'data' }>,
  accounts: { accounts: Account[]; active: number } | null,
  /** What is said on every page for now. */
  announced: Notice | null = null,
): Content {
  const { visit, jar } = turn
  const { data, status = 200 } = loaded
  const picked = visit.url.searchParams.has('pick')
    ? pickedLeg(visit.url.searchParams.get('pick'), page.events?.(data) ?? [], ctx.t)
    : null
  const starred = visit.url.searchParams.has(STARS) ? (page.events?.(data) ?? []) : []
  // Where no script opens the forgotten password over the page, a link leads there (S6.08).
  const isForgotten = visit.player === null && visit.url.searchParams.get('showForgotPasswordModal') === '1'
  const notice: Notice | null = noticeOf(visit.url.searchParams.get('notice'), ctx.t)
  const offer: Notice | null = turn.effects.includes('offer-identification')
    ? { id: 'identification', kind: 'info', text: ctx.t('identification_offer') }
    : null
  return {
    layout: visit.route ? routeOf(visit.route.name).layout : 'main',
    status,
    head: page.head(data, ctx),
    style: page.style,
    view: () => (
      <>
        {isForgotten && (
          <p className="box card">
            <a className="link" href={ctx.href('passwordReset')}>
              {ctx.t('forgot_modal_text')}
            </a>
          </p>
        )}
        {starred.length > 0 && <StarsForm events={starred} ctx={ctx} />}
        {page.view(data, ctx)}
      </>
    ),
    keep: status === 200 && starred.length === 0 && !isForgotten ? (page.keep?.(data) ?? null) : null,
    late: status === 200 ? withSections(turn, page.defer?.(data, ctx) ?? null, remotesOf(turn).sections) : null,
    live: page.live?.(data) ?? null,
    picked,
    form: picked && betForm(visit.url, { csrf: csrfToken(visit, jar), key: crypto.randomUUID() }),
    notices: [notice, offer, announced].filter((each) => each !== null),
    player: playerState(turn, accounts),
    sources: sourcesOf(turn),
  }
}
