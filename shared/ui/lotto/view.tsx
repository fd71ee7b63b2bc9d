import { MOST_LINES } from '../../domain/lotto/lotteries.ts'
import { instead } from '../draws/instead.ts'
import { Hidden, Pay } from '../draws/pay.tsx'
import { priceOf } from '../draws/price.ts'
import { type LottoProps, sayOf } from '../draws/props.ts'

/** What the browser adds: lines are kept without the server. */
export interface LottoAwake {
  lines: number[][]
  marked: number[]
  amount: string
  change(form: HTMLFormElement): void
  add(form: HTMLFormElement): void
  quick(form: HTMLFormElement): void
  remove(n: number): void
}

/** A lotto ticket: a board to mark a line on, lines by chance, the lines it has and its price. A plain form. */
export function LottoView({ props, awake = null }: { props: LottoProps; awake?: LottoAwake | null }) {
  const { form, size, pick, currency } = props
  const { lines, marked, amount } = awake ?? props
  const say = sayOf(props.texts)
  const units = lines.length + (marked.length === pick ? 1 : 0)
  const isFull = lines.length >= MOST_LINES
  return (
    <form
      className="tk card"
      method="post"
      action={form.action}
      {...(awake && { onChange: (event) => awake.change(event.currentTarget) })}
    >
      <Hidden props={props} />
      <fieldset className="tk-b">
        <legend>
          {say('pick_board', { pick })}{' '}
          <small className="mu">{say('pick_marked', { count: marked.length, pick })}</small>
        </legend>
        {Array.from({ length: size }, (_, i) => i + 1).map((n) => (
          <label key={n} className="spot">
            <input type="checkbox" name="numbers" value={n} defaultChecked={props.marked.includes(n)} />
            <span>{n}</span>
          </label>
        ))}
      </fieldset>
      {lines.length > 0 && (
        <ol className="tk-l">
          {lines.map((line, n) => (
            <li key={`${n}-${line.join()}`}>
              <input type="hidden" name="line" value={line.join('-')} />
              <span className="mu">{say('pick_line', { n: n + 1 })}</span>
              <bdi className="balls">
                {line.map((number) => (
                  <b key={number}>{number}</b>
                ))}
              </bdi>
              <button
                type="submit"
                className="btn"
                name="remove"
                value={n}
                aria-label={say('pick_remove', { n: n + 1 })}
                {...(awake && { onClick: instead(() => awake.remove(n)) })}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      )}
      <Pay props={props} say={say} sum={say('pick_sum_lines', { units, price: priceOf(amount, units, currency) })}>
        {isFull ? (
          <small className="hint">{say('pick_most', { count: MOST_LINES })}</small>
        ) : (
          <>
            <button
              type="submit"
              className="btn"
              name="action"
              value="add"
              {...(awake && { onClick: instead(awake.add) })}
            >
              {say('pick_add')}
            </button>
            <button
              type="submit"
              className="btn"
              name="action"
              value="quick"
              {...(awake && { onClick: instead(awake.quick) })}
            >
              {say('pick_random')}
            </button>
          </>
        )}
      </Pay>
    </form>
  )
}
