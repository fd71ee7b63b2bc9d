import type { ReactNode } from 'react'
import type { Ticket } from '../../../../shared/api/draws.ts'
import type { DrawProps } from '../../../../shared/ui/draws/props.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'

type WithContext<P> = P & { ctx: PageContext }

export const instant = (iso: string, { t, visit }: PageContext): string =>
  `${dateText(iso, t.lang, visit.display)} ${timeText(iso, t.lang, visit.display)}`

/** What a ticket has brought, or that it waits. */
export function Outcome({ ticket: { status, payout, currency }, ctx: { t } }: WithContext<{ ticket: Ticket }>) {
  if (status === 'open') return <span className="end mu">{t('draw_ticket_open')}</span>
  if (status === 'cancelled') return <span className="end mu">{t('draw_ticket_cancelled')}</span>
  return Number(payout) > 0 ? (
    <b className="end up">
      <bdi>{withCurrency(payout ?? '0', currency)}</bdi>
    </b>
  ) : (
    <span className="end mu">{t('draw_ticket_lost')}</span>
  )
}

/** Says that a ticket was bought, when the address does. */
export const Bought = ({ ctx: { t, visit } }: WithContext<object>) =>
  visit.url.searchParams.has('bought') && (
    <p className="box card" role="status">
      <b>{t('draw_bought')}</b>
    </p>
  )

/** The draw on sale: what it is, for a visitor the way in, and the ticket. */
export const OnSale = ({
  number,
  ticket,
  ctx,
  children,
}: WithContext<{ number: number; ticket: DrawProps; children: ReactNode }>) => (
  <>
    <section className="box card">
      <h2>{ctx.t('draw_number', { n: number })}</h2>
      {children}
      {!ctx.visit.player && (
        <p>
          {ctx.t('draw_visitor')}{' '}
          <a className="link" href={ctx.href('login')}>
            {ctx.t('casino_sign_in')}
          </a>
        </p>
      )}
    </section>
    <Island name="draw" when="load" props={ticket} />
  </>
)

/** The player's tickets as a list. */
export const OwnTickets = ({
  isEmpty,
  ctx: { t },
  children,
}: WithContext<{ isEmpty: boolean; children: ReactNode }>) => (
  <section className="box card">
    <h2>{t('draw_my')}</h2>
    {isEmpty && <p className="mu">{t('draw_my_none')}</p>}
    <ul className="rows">{children}</ul>
  </section>
)
