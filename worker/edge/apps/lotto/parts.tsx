import type { LottoDraw } from '../../../../shared/api/lotto.ts'
import { chanceOf, decimal, type Lottery, returnOf, waysOf } from '../../../../shared/domain/lotto/lotteries.ts'
import { shownAmount } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { PageContext } from '../../page.ts'

type WithContext<P> = P & { ctx: PageContext }

export const lotteryName = ({ slug }: Lottery, { t }: Pick<PageContext, 't'>): string => {
  switch (slug) {
    case '6-45':
      return t('draw_lottery_6_45')
    case '5-36':
      return t('draw_lottery_5_36')
    default:
      return t('draw_lottery_lucky_6')
  }
}

/** Numbers as they fell; those of a player's line are marked. */
export const Balls = ({ numbers, marked = [] }: { numbers: readonly number[]; marked?: readonly number[] }) => (
  <bdi className="balls">
    {numbers.map((n) => (
      <b key={n} className={marked.includes(n) ? 'on' : undefined}>
        {n}
      </b>
    ))}
  </bdi>
)

/** What is paid, how likely, and what comes back on average: exact numbers. */
export function Rules({ lottery, ctx: { t } }: WithContext<{ lottery: Lottery }>) {
  const { pick, size, drawn, decides, pays } = lottery
  return (
    <details className="box card">
      <summary>{t('draw_rules')}</summary>
      <p>{t(`draw_rules_${decides}`, { pick, size, drawn })}</p>
      <table className="odds">
        <thead>
          <tr>
            <th scope="col">{t('casino_pays_result')}</th>
            <th scope="col">{t('draw_pays')}</th>
            <th scope="col">{t('draw_odds')}</th>
          </tr>
        </thead>
        <tbody>
          {pays.map(([at, prize]) => {
            const { ways, all } = waysOf(at, lottery)
            return (
              <tr key={at}>
                <td>{t(`draw_at_${decides}`, { at })}</td>
                <td>{shownAmount(String(prize))}</td>
                <td>{shownAmount(decimal({ num: all, den: ways }, 1))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>
        {t('draw_return', {
          percent: percent(returnOf(lottery)),
          any: percent(chanceOf(lottery)),
        })}
      </p>
    </details>
  )
}
const percent = ({ num, den }: { num: bigint; den: bigint }): string => decimal({ num: num * 100n, den }, 2)

/** Seeds of a draw: the hash before it, all after it, with the way to check them. */
export function Fair({ draw, ctx: { t, href } }: WithContext<{ draw: LottoDraw }>) {
  const check =
    draw.seed && new URLSearchParams({ server: draw.seed, client: draw.clientSeed, nonce: String(draw.number) })
  return (
    <details className="box card">
      <summary>{t('draw_fair')}</summary>
      <p>{t('draw_fair_text', { client: draw.clientSeed, n: draw.number })}</p>
      <dl className="fair">
        <dt className="mu">{t('draw_commit')}</dt>
        <dd>
          <code>{draw.commit}</code>
        </dd>
        <dt className="mu">{t('draw_seed')}</dt>
        <dd>{draw.seed === null ? t('draw_seed_later') : <code>{draw.seed}</code>}</dd>
      </dl>
      {check && (
        <a className="link" href={`${href('gamesLanding', { landingRoute: 'provably-fair' })}?${check}`}>
          {t('casino_fair_title')}
        </a>
      )}
    </details>
  )
}
