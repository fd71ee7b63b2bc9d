import { type Friends, getFriends } from '../../../../shared/api/friends.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../shared/ui/parts/facts.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import { dateText } from '../../../../shared/ui/time.ts'
import { pageIn } from '../../forms/page-number.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'

const PAGE_SIZE = 50

interface FriendsData {
  /** Null when the origin does not answer; `off` where the house has no such rule. */
  friends: Friends | null | 'off'
}

/** Bring a friend (spec §2 `office/bringfriend`): a link and a code of one's own, who has come by it, what it has brought. */
export const bringFriendPage: Page<FriendsData> = {
  load: async (ctx) => {
    if (!ctx.config.bringFriend) return { kind: 'data', data: { friends: 'off' } }
    const friends = await ctx.read(getFriends, { page: pageIn(ctx.visit.url.searchParams) })
    return { kind: 'data', data: { friends }, ...(friends === null && { status: 503 }) }
  },
  view: ({ friends }, ctx) => {
    const { t, href } = ctx
    return (
      <OfficeScreen ctx={ctx} section="bringFriend" title="friends_title">
        {friends === null ? (
          <Unavailable ctx={ctx} />
        ) : friends === 'off' ? (
          <Note title={t('friends_off')} text={t('friends_off_text')} />
        ) : (
          <>
            <div className="split">
              <Link friends={friends} ctx={ctx} />
              <Rule friends={friends} ctx={ctx} />
            </div>
            <section className="box card">
              <h2>{t('friends_own')}</h2>
              {friends.items.length === 0 ? (
                <p className="mu">{t('friends_none')}</p>
              ) : (
                <ul className="rows">
                  {friends.items.map((friend, i) => (
                    <Row key={`${friend.registeredAt} ${i}`} friend={friend} ctx={ctx} />
                  ))}
                </ul>
              )}
            </section>
            <Pagination
              t={t}
              page={friends.page}
              pages={Math.ceil(friends.total / PAGE_SIZE)}
              link={(number) => href('bringFriend') + (number > 1 ? `?page=${number}` : '')}
            />
          </>
        )}
      </OfficeScreen>
    )
  },
  head: (_data, ctx) => officeHead(ctx, 'friends_title', 'friends_text'),
}

function Link({ friends: { code, earned, currency }, ctx }: { friends: Friends; ctx: PageContext }) {
  const { t, href, visit } = ctx
  const link = `${visit.url.origin}${href('registration')}?bf=${code}`
  return (
    <section className="box card">
      <p className="mu">{t('friends_text')}</p>
      <label className="field">
        <span>{t('friends_link')}</span>
        <input className="input" readOnly value={link} dir="ltr" />
      </label>
      <label className="field">
        <span>{t('friends_code')}</span>
        <input className="input" readOnly value={code} dir="ltr" />
      </label>
      <p>
        {t('friends_earned')} <b className="win">{withCurrency(earned, currency)}</b>
      </p>
    </section>
  )
}

function Rule({ friends, ctx: { t } }: { friends: Friends; ctx: PageContext }) {
  const { bonus, stakes, deposit, days, most, currency } = friends
  return (
    <section className="box card">
      <h2>{t('friends_rule')}</h2>
      <Facts
        rows={[
          [t('friends_bonus'), withCurrency(bonus, currency)],
          [t('friends_deposit'), withCurrency(deposit, currency)],
          [t('friends_stakes'), withCurrency(stakes, currency)],
          [t('friends_days'), t('friends_days_count', { count: days })],
          [t('friends_most'), String(most)],
        ]}
      />
      <ul className="advice">
        {(['own', 'self', 'main'] as const).map((term) => (
          <li key={term}>{t(`friends_term_${term}`)}</li>
        ))}
      </ul>
    </section>
  )
}

const STATES = { waiting: 'state-open', paid: 'state-won', refused: 'state-lost', over: 'state-lost' } as const

function Row({ friend, ctx: { t, visit } }: { friend: Friends['items'][number]; ctx: PageContext }) {
  const { registeredAt, state, amount, currency } = friend
  return (
    <li>
      <span>{t('friends_registered', { date: dateText(registeredAt, t.lang, visit.display, 'date') })}</span>
      <span className={`state ${STATES[state]}`}>{t(`friends_state_${state}`)}</span>
      {amount !== null && currency !== null && <b className="end win">+{withCurrency(amount, currency)}</b>}
    </li>
  )
}
