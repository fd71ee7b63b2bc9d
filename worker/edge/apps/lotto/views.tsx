import type { LotteryState } from '../../../../shared/api/lotto.ts'
import { lotteryOf } from '../../../../shared/domain/lotto/lotteries.ts'
import { shownAmount, withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { PageContext } from '../../page.ts'
import { Bought, instant, OnSale, Outcome, OwnTickets } from '../draws/parts.tsx'
import type { LottoData, OwnTicket, Selling } from './load.ts'
import { Balls, Fair, lotteryName, Rules } from './parts.tsx'

type WithContext<P> = P & { ctx: PageContext }

/** All lotteries with their next draws. */
export function Catalog({ states, ctx }: WithContext<{ states: readonly LotteryState[] }>) {
  const { t, href } = ctx
  return (
    <>
      <p className="mu">{t('draw_lotto_text')}</p>
      <div className="lt">
        {states.map(({ id, next, last }) => {
          const lottery = lotteryOf(id)
          return (
            lottery && (
              <section key={id} className="box card">
                <h2>{lotteryName(lottery, ctx)}</h2>
                <dl className="dw">
                  <div>
                    <dt>{t('draw_main_prize')}</dt>
                    <dd>{shownAmount(String(lottery.pays[0]?.[1] ?? 0))}</dd>
                  </div>
                  {next && (
                    <div>
                      <dt>{t('draw_next')}</dt>
                      <dd>{instant(next.closesAt, ctx)}</dd>
                    </div>
                  )}
                </dl>
                <p className="mu">{t('draw_every', { minutes: lottery.minutes })}</p>
                {last?.numbers && lottery.drawn <= 10 && <Balls numbers={last.numbers} />}
                <a className="btn btn-main" href={href('lotto', { sectionName: 'view', lottoId: id })}>
                  {t('draw_play')}
                </a>
              </section>
            )
          )
        })}
      </div>
    </>
  )
}

/** One lottery: the ticket of its next draw, the player's tickets, the last draw, its rules. */
export function View({ lottery, state: { next, last }, ticket, tickets, ctx }: WithContext<Selling>) {
  const { t, href, visit } = ctx
  return (
    <>
      <Bought ctx={ctx} />
      {next && ticket ? (
        <OnSale number={next.number} ticket={ticket} ctx={ctx}>
          <dl className="dw">
            <div>
              <dt>{t('draw_closes')}</dt>
              <dd>{instant(next.closesAt, ctx)}</dd>
            </div>
            <div>
              <dt>{t('draw_main_prize')}</dt>
              <dd>{shownAmount(String(lottery.pays[0]?.[1] ?? 0))}</dd>
            </div>
          </dl>
        </OnSale>
      ) : (
        <Note title={t('draw_none')} text={t('draw_every', { minutes: lottery.minutes })} />
      )}
      {visit.player && <Own tickets={tickets} ctx={ctx} />}
      {last?.numbers && (
        <section className="box card">
          <h2>
            {t('draw_last')}: {t('draw_number', { n: last.number })}
          </h2>
          <Balls numbers={last.numbers} />
          <a className="link" href={href('lotto', { sectionName: 'results', lottoId: lottery.id })}>
            {t('draw_to_results')}
          </a>
        </section>
      )}
      <Rules lottery={lottery} ctx={ctx} />
      {next && <Fair draw={next} ctx={ctx} />}
    </>
  )
}

const Own = ({ tickets, ctx }: WithContext<{ tickets: readonly OwnTicket[] }>) => (
  <OwnTickets isEmpty={tickets.length === 0} ctx={ctx}>
    {tickets.map((ticket) => (
      <li key={ticket.id}>
        <span>
          {ctx.t('draw_number', { n: ticket.of.number })}{' '}
          <small className="mu">
            {ctx.t('draw_lines', { units: ticket.units, unit: withCurrency(ticket.unit, ticket.currency) })}
          </small>
          {ticket.choice.map((line) => (
            <Balls
              key={line.join()}
              numbers={line}
              marked={line.filter((n) => ticket.of.numbers?.includes(n) === true)}
            />
          ))}
        </span>
        <Outcome ticket={ticket} ctx={ctx} />
      </li>
    ))}
  </OwnTickets>
)

/** Draws that have taken place, with their seeds. */
export function Results({ lottery, items, page, pages, ctx }: WithContext<Extract<LottoData, { kind: 'results' }>>) {
  const { t, href } = ctx
  const link = (n: number) =>
    `${href('lotto', { sectionName: 'results', ...(lottery && { lottoId: lottery.id }) })}?page=${n}`
  return (
    <>
      {items.length === 0 && <Note title={t('draw_results')} text={t('draw_results_none')} />}
      {items.map((draw) => {
        const of = lotteryOf(draw.lotteryId)
        return (
          <section key={draw.id} className="box card">
            <h2>
              {of && !lottery && `${lotteryName(of, ctx)} · `}
              {t('draw_number', { n: draw.number })} <small className="mu">{instant(draw.closesAt, ctx)}</small>
            </h2>
            {draw.numbers && <Balls numbers={draw.numbers} />}
            <Fair draw={draw} ctx={ctx} />
          </section>
        )
      })}
      <Pagination page={page} pages={pages} link={link} t={t} />
    </>
  )
}
