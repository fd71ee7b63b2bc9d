import { buyLotto, type LottoDraw } from '../../../../shared/api/lotto.ts'
import { lottoBounds } from '../../../../shared/domain/lotto/bounds.ts'
import { randomLine } from '../../../../shared/domain/lotto/chance.ts'
import { isLine, type Lottery, MOST_LINES } from '../../../../shared/domain/lotto/lotteries.ts'
import { formatMoney } from '../../../../shared/domain/money/amount.ts'
import type { LottoProps } from '../../../../shared/ui/draws/props.ts'
import type { PageContext } from '../../page.ts'
import { buy } from '../draws/buy.ts'
import { payingCurrency, pickTexts } from '../draws/common.ts'

/** A ticket of the draw on sale, nothing marked yet. */
export async function blankTicket(lottery: Lottery, draw: LottoDraw, ctx: PageContext): Promise<LottoProps> {
  const currency = await payingCurrency(ctx)
  const { min, max, total } = lottoBounds(ctx.config.betting, lottery, currency)
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    mode: 'lotto',
    lang: ctx.t.lang,
    texts: pickTexts(ctx),
    form: ctx.form(),
    isPlayer: ctx.visit.player !== null,
    drawId: draw.id,
    currency,
    min: money(min),
    max: money(max),
    total: money(total),
    amount: money(Math.min(max, 5 * min)),
    error: null,
    size: lottery.size,
    pick: lottery.pick,
    lines: [],
    marked: [],
  }
}

/** The ticket as its posted form has it, and as the pressed button leaves it. */
export function filledTicket(blank: LottoProps, lottery: Lottery, form: URLSearchParams): LottoProps {
  const removed = form.get('remove')
  const lines = form
    .getAll('line')
    .map((line) => line.split('-').map(Number))
    .filter((line, n) => isLine(line, lottery) && String(n) !== removed)
    .slice(0, MOST_LINES)
  const marked = form
    .getAll('numbers')
    .map(Number)
    .filter((n) => Number.isInteger(n) && n >= 1 && n <= lottery.size)
  const ticket = { ...blank, amount: (form.get('amount') ?? blank.amount).slice(0, 20), lines, marked }
  if (removed !== null) return ticket
  if (form.get('action') === 'quick' && lines.length < MOST_LINES)
    return { ...ticket, lines: [...lines, randomLine(lottery.size, lottery.pick)] }
  // To add a line and to buy: a board that is marked in full is a line.
  return isLine(marked, lottery) && lines.length < MOST_LINES
    ? { ...ticket, lines: [...lines, marked], marked: [] }
    : ticket
}

/** Buys a filled-in ticket: its number, or the form with what is wrong. */
export async function buyTicket(ticket: LottoProps, key: string, ctx: PageContext): Promise<number | LottoProps> {
  if (ticket.lines.length === 0 || ticket.marked.length > 0) return { ...ticket, error: ctx.t('draw_bad_lines') }
  return buy(ticket, { path: buyLotto.path, choice: { lines: ticket.lines }, key }, ctx)
}
