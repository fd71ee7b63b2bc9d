import { variantsOf } from '../../domain/toto/ticket.ts'
import { instead } from '../draws/instead.ts'
import { Hidden, Pay } from '../draws/pay.tsx'
import { priceOf } from '../draws/price.ts'
import { sayOf, type TotoProps } from '../draws/props.ts'

/** What the browser adds: sums while one marks, marks by chance without the server. */
export interface TotoAwake {
  marks: number[][]
  amount: string
  change(form: HTMLFormElement): void
  random(form: HTMLFormElement): void
  clear(form: HTMLFormElement): void
}

/** A toto ticket: the matches with their outcomes to mark, its variants and price. A plain form. */
export function TotoView({ props, awake = null }: { props: TotoProps; awake?: TotoAwake | null }) {
  const { form, matches, outcomes, currency } = props
  const { marks, amount } = awake ?? props
  const say = sayOf(props.texts)
  const left = matches.filter((_, n) => !marks[n]?.length).length
  const units = variantsOf(marks)
  return (
    <form
      className="tk card"
      method="post"
      action={form.action}
      {...(awake && { onChange: (event) => awake.change(event.currentTarget) })}
    >
      <Hidden props={props} />
      <ol className="tk-m" aria-label={say('pick_matches')}>
        {matches.map(({ teams, about }, n) => (
          <li key={teams + about}>
            <b className="num mu" aria-hidden="true">
              {n + 1}
            </b>
            <span>
              <span dir="auto">{teams}</span>
              <small className="mu" dir="auto">
                {about}
              </small>
            </span>
            <fieldset className={outcomes.length > 4 ? 'tk-o wide' : 'tk-o'}>
              <legend className="sr">{teams}</legend>
              {outcomes.map((outcome, i) => (
                <label key={outcome} className="spot">
                  <input
                    type="checkbox"
                    name={`m${n}`}
                    value={i}
                    defaultChecked={props.marks[n]?.includes(i) ?? false}
                  />
                  <bdi>{outcome}</bdi>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <Pay
        props={props}
        say={say}
        sum={
          left > 0
            ? say('pick_left', { count: left })
            : say('pick_sum', { units, price: priceOf(amount, units, currency) })
        }
      >
        <button
          type="submit"
          className="btn"
          name="action"
          value="random"
          {...(awake && { onClick: instead(awake.random) })}
        >
          {say('pick_random')}
        </button>
        {awake ? (
          <button type="button" className="btn" onClick={instead(awake.clear)}>
            {say('pick_clear')}
          </button>
        ) : (
          <button type="submit" className="btn" name="action" value="count">
            {say('pick_count')}
          </button>
        )}
      </Pay>
    </form>
  )
}
