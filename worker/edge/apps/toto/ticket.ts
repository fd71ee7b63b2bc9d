import { buyToto, type TotoDraw } from '../../../../shared/api/toto.ts'
import { totoBounds } from '../../../../shared/domain/lotto/bounds.ts'
import { randomMarks } from '../../../../shared/domain/lotto/chance.ts'
import { formatMoney } from '../../../../shared/domain/money/amount.ts'
import { TOTO_GAMES } from '../../../../shared/domain/toto/games.ts'
import { areMarks } from '../../../../shared/domain/toto/ticket.ts'
import type { TotoProps } from '../../../../shared/ui/draws/props.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'
import { buy } from '../draws/buy.ts'
import { payingCurrency, pickTexts } from '../draws/common.ts'

/** A ticket of an open draw, nothing marked yet. */
export async function blankTicket(draw: TotoDraw, ctx: PageContext): Promise<TotoProps> {
  const { t, visit, config } = ctx
  const currency = await payingCurrency(ctx)
  const { min, max, total } = totoBounds(config.betting, currency)
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    mode: 'toto',
    lang: t.lang,
    texts: pickTexts(ctx),
    form: ctx.form(),
    isPlayer: visit.player !== null,
    drawId: draw.id,
    currency,
    min: money(min),
    max: money(max),
    total: money(total),
    amount: money(min),
    error: null,
    matches: draw.matches.map(({ home, away, champ, champNames, startsAt }) => ({
      teams: `${home} – ${away}`,
      about: `${dateText(startsAt, t.lang, visit.display)} ${timeText(startsAt, t.lang, visit.display)} · ${champNames?.[t.lang] ?? champ}`,
    })),
    outcomes: TOTO_GAMES[draw.section].outcomes,
    marks: draw.matches.map(() => []),
  }
}

/** The ticket as its posted form has it. */
export const filledTicket = (blank: TotoProps, form: URLSearchParams): TotoProps => ({
  ...blank,
  amount: (form.get('amount') ?? blank.amount).slice(0, 20),
  marks:
    form.get('action') === 'random'
      ? randomMarks(blank.matches.length, blank.outcomes.length)
      : blank.matches.map((_, n) =>
          form
            .getAll(`m${n}`)
            .map(Number)
            .filter((mark) => mark in blank.outcomes),
        ),
})

/** Buys a filled-in ticket: its number, or the form with what is wrong. */
export async function buyTicket(
  ticket: TotoProps,
  draw: TotoDraw,
  key: string,
  ctx: PageContext,
): Promise<number | TotoProps> {
  if (!areMarks(ticket.marks, TOTO_GAMES[draw.section])) return { ...ticket, error: ctx.t('draw_bad_marks') }
  return buy(ticket, { path: buyToto.path, choice: { marks: ticket.marks }, key }, ctx)
}
