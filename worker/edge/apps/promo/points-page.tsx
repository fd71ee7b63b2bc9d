import type { CashbackRules, Points } from '../../../../shared/api/points.ts'
import type { PromoCode } from '../../../../shared/api/promo-codes.ts'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import { pageIn } from '../../forms/page-number.ts'
import type { Page, PageContext } from '../../page.ts'
import { activeCurrency } from '../office/wallets.tsx'
import { Unavailable } from '../shell/unavailable.tsx'
import { visitorCurrency } from './currency.ts'
import { PointsHistory } from './points-history.tsx'
import { PointsRules, pointsTitle } from './points-rules.tsx'
import { OwnCodes, Showcase } from './showcase.tsx'

/** Entries on one page of the history (api.md). */
const PAGE_SIZE = 50

/** What only a player has. */
interface Own {
  points: Points
  codes: readonly PromoCode[]
}
interface PointsData {
  rules: CashbackRules
  /** In which the rules' sums and the wares are told: that of the account that pays, or what a visitor would have. */
  currency: string
  page: number
  /** Null for a visitor; `unavailable` when the origin does not tell. */
  own: Own | null | 'unavailable'
}

async function ownOf(ctx: PageContext, page: number) {
  const [points, accounts, codes] = await Promise.all([
    ctx.origin.points(page),
    ctx.origin.accounts(),
    ctx.origin.promoCodes(),
  ])
  return points && accounts && { own: { points, codes: codes?.items ?? [] }, currency: activeCurrency(accounts) }
}

/**
 * Promo points (spec §2 `points`): how many there are, what they buy, how they are earned, where they came from. A visitor sees the rules
 * and the showcase. 404 where the house has none.
 */
export const pointsPage: Page<PointsData> = {
  load: async (ctx) => {
    const rules = ctx.config.cashback
    if (!rules) return { kind: 'notFound' }
    const page = pageIn(ctx.visit.url.searchParams)
    const visitor = { rules, page, currency: visitorCurrency(ctx.config) }
    if (!ctx.visit.player) return { kind: 'data', data: { ...visitor, own: null } }
    const told = await ownOf(ctx, page)
    return told
      ? { kind: 'data', data: { ...visitor, ...told } }
      : { kind: 'data', data: { ...visitor, own: 'unavailable' }, status: 503 }
  },
  view: ({ rules, currency, own, page }, ctx) => {
    const { t, href } = ctx
    if (own === 'unavailable') return <Unavailable ctx={ctx} />
    return (
      <>
        <div className="top">
          <h1>{t(pointsTitle(rules))}</h1>
        </div>
        <div className="split">
          <Balance points={own?.points ?? null} ctx={ctx} />
          {rules.isVisiblePromoPointsRules && <PointsRules {...{ ctx, rules, currency }} />}
        </div>
        <Showcase {...{ ctx, rules, currency }} balance={own?.points.balance ?? null} />
        {own && <OwnCodes codes={own.codes} ctx={ctx} />}
        {own && (
          <>
            <PointsHistory points={own.points} ctx={ctx} />
            <Pagination
              t={t}
              page={page}
              pages={Math.ceil(own.points.total / PAGE_SIZE)}
              link={(number) => href('points') + (number > 1 ? `?page=${number}` : '')}
            />
          </>
        )}
      </>
    )
  },
  head: ({ rules, own }, { t, config }) => ({
    title: t('seo_points_title', { title: t(pointsTitle(rules)), company: config.companyName }),
    description: t('seo_points_description'),
    noindex: own !== null,
  }),
  post: async (form, ctx) => {
    const answer = await ctx.origin.post(
      '/web-api/points/purchases',
      { id: form.get('ware') ?? '' },
      { 'idempotency-key': form.get('key') ?? '' },
    )
    const said = answer.ok ? 'bought' : answer.status === 0 ? 'main_unavailable' : answer.title
    return { kind: 'redirect', status: 303, to: `${ctx.href('points')}?notice=${said}` }
  },
}

function Balance({ points, ctx: { t, href } }: { points: Points | null; ctx: PageContext }) {
  if (points === null)
    return (
      <section className="box card">
        <p>{t('points_text')}</p>
        <p className="mu">{t('points_visitor')}</p>
        <a className="btn btn-main" href={href('login')}>
          {t('points_sign_in')}
        </a>
      </section>
    )
  return (
    <section className="box card">
      <h2>{t('points_balance')}</h2>
      <p className="money">{t('points_count', { count: Math.max(0, points.balance) })}</p>
      {points.balance < 0 && <p className="hint">{t('points_owed', { count: -points.balance })}</p>}
      <p className="mu">{t('points_text')}</p>
    </section>
  )
}
