import type { ReactNode } from 'react'
import type { TotoDraw } from '../../../../shared/api/toto.ts'
import { TOTO_GAMES, type TotoSection } from '../../../../shared/domain/toto/games.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { PageContext } from '../../page.ts'
import { Bought, instant, OnSale, Outcome, OwnTickets } from '../draws/parts.tsx'
import type { OwnTicket, Shown } from './load.ts'
import { DrawFacts, drawLink, Matches, Payouts } from './parts.tsx'

/** The draw on sale with its ticket, and those that wait for results. */
export function Open({ draw, ticket, waiting, ctx }: Extract<Shown, { kind: 'open' }> & { ctx: PageContext }) {
  const { t } = ctx
  return (
    <>
      <Bought ctx={ctx} />
      {draw && ticket ? (
        <OnSale number={draw.number} ticket={ticket} ctx={ctx}>
          <p className="mu">{t('draw_toto_text')}</p>
          <DrawFacts draw={draw} ctx={ctx} />
        </OnSale>
      ) : (
        <Note title={t('draw_none')} text={t('draw_none_text')} />
      )}
      {waiting.length > 0 && (
        <section className="box card">
          <h2>{t('draw_waits')}</h2>
          <DrawList draws={waiting} ctx={ctx} />
        </section>
      )}
    </>
  )
}

const DrawList = ({ draws, ctx }: { draws: readonly TotoDraw[]; ctx: PageContext }) => (
  <ul className="rows">
    {draws.map((draw) => (
      <li key={draw.id}>
        <a href={drawLink(draw.section, draw.id, ctx)}>{ctx.t('draw_number', { n: draw.number })}</a>
        <small className="mu">{instant(draw.endedAt ?? draw.closesAt, ctx)}</small>
        <span className="end mu">{ctx.t(`draw_status_${draw.status}`)}</span>
      </li>
    ))}
  </ul>
)

/** One draw with its matches and what it paid. */
export function One({ draw, ctx }: { draw: TotoDraw; ctx: PageContext }) {
  return (
    <section className="box card">
      <p className="mu">{ctx.t(`draw_status_${draw.status}`)}</p>
      <DrawFacts draw={draw} ctx={ctx} />
      <Matches draw={draw} ctx={ctx} />
      <Payouts draw={draw} ctx={ctx} />
    </section>
  )
}

/** Draws of a section that have ended. */
export function Results({
  items,
  page,
  pages,
  section,
  ctx,
}: Extract<Shown, { kind: 'results' }> & { section: TotoSection; ctx: PageContext }): ReactNode {
  const { t, href } = ctx
  return (
    <section className="box card">
      <h2>{t('draw_results')}</h2>
      {items.length === 0 && <p className="mu">{t('draw_results_none')}</p>}
      <DrawList draws={items} ctx={ctx} />
      <Pagination page={page} pages={pages} link={(n) => `${href('toto', { section })}?results=1&page=${n}`} t={t} />
    </section>
  )
}

/** The player's tickets: what they cost and brought; of one draw also what they have marked. */
export const Own = ({
  tickets,
  isOfOne,
  ctx,
}: {
  tickets: readonly OwnTicket[]
  isOfOne: boolean
  ctx: PageContext
}) => (
  <OwnTickets isEmpty={tickets.length === 0} ctx={ctx}>
    {tickets.map((ticket) => (
      <li key={ticket.id}>
        <span>
          <a href={drawLink(ticket.section, ticket.draw, ctx)}>{ctx.t('draw_number', { n: ticket.number })}</a>
          <small className="mu">
            {' '}
            {ctx.t('draw_units', { units: ticket.units, unit: withCurrency(ticket.unit, ticket.currency) })}
          </small>
          {isOfOne && (
            <small className="mu">
              <br />
              <bdi>{marksText(ticket)}</bdi>
            </small>
          )}
        </span>
        <Outcome ticket={ticket} ctx={ctx} />
      </li>
    ))}
  </OwnTickets>
)

/** Marks of each match by their names: `1/X · 2`. */
function marksText({ section, choice }: OwnTicket): string {
  const { outcomes } = TOTO_GAMES[section]
  return choice.map((marks) => marks.map((n) => outcomes[n]).join('/')).join(' · ')
}
