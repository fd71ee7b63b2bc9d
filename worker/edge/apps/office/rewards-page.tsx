import type { Reward } from '../../../../shared/api/points.ts'
import type { PromoCode } from '../../../../shared/api/promo-codes.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { PromoList } from './promo-check.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'

interface RewardsData {
  /** Null when the origin does not answer. */
  rewards: readonly Reward[] | null
  codes: readonly PromoCode[]
}

/** What the house has given the player: cashback, hyper bonuses, promo codes that he can use (spec §2 `office/rewards`). */
export const rewardsPage: Page<RewardsData> = {
  load: async ({ origin }) => {
    const [rewards, codes] = await Promise.all([origin.rewards(), origin.promoCodes()])
    return { kind: 'data', data: { rewards, codes: codes?.items ?? [] }, ...(rewards === null && { status: 503 }) }
  },
  view: ({ rewards, codes }, ctx) => {
    const { t } = ctx
    return (
      <OfficeScreen ctx={ctx} section="rewards" title="rewards_title">
        {rewards === null ? (
          <Unavailable ctx={ctx} />
        ) : (
          <section className="box card">
            <p className="mu">{t('rewards_text')}</p>
            {rewards.length === 0 && codes.length === 0 && <p>{t('rewards_none')}</p>}
            {rewards.length > 0 && (
              <ul className="rows">
                {rewards.map((reward) => (
                  <Row key={`${reward.kind} ${reward.of} ${reward.at}`} reward={reward} ctx={ctx} />
                ))}
              </ul>
            )}
          </section>
        )}
        {codes.length > 0 && (
          <section className="box card">
            <h2>{t('points_own_codes')}</h2>
            <PromoList codes={codes} ctx={ctx} />
          </section>
        )}
      </OfficeScreen>
    )
  },
  head: (_data, ctx) => officeHead(ctx, 'rewards_title', 'rewards_text'),
}

const TEXTS = {
  bonus: 'rewards_bonus_entry',
  bonus_reversal: 'rewards_bonus_reversal',
  cashback: 'rewards_cashback',
  cashback_reversal: 'rewards_cashback_reversal',
  casino_cashback: 'casino_reward_cashback',
  casino_cashback_reversal: 'casino_reward_cashback_reversal',
  prize: 'casino_reward_prize',
  friend_bonus: 'rewards_friend',
  friend_bonus_reversal: 'rewards_friend_reversal',
  deposit_bonus: 'rewards_deposit',
  bonus_expire: 'rewards_expired',
} as const

function Row({ reward: { kind, of, amount, currency, at }, ctx: { t, visit } }: { reward: Reward; ctx: PageContext }) {
  const isBack = amount.startsWith('-')
  const date = kind.includes('cashback') ? dateText(`${of}T00:00:00Z`, t.lang, { tzo: 0 }, 'date') : of
  return (
    <li>
      <span>
        {t(TEXTS[kind], { id: of, date })}
        <small className="mu">
          {dateText(at, t.lang, visit.display, 'date')}, {timeText(at, t.lang, visit.display)}
        </small>
      </span>
      <b className={isBack ? 'end' : 'end win'} dir="ltr">
        {isBack ? '−' : '+'}
        {withCurrency(amount.replace('-', ''), currency)}
      </b>
    </li>
  )
}
