import type { Calculation } from '../../domain/calculator/calculate.ts'
import type { Problem } from '../../domain/calculator/check.ts'
import type { Say } from './props.ts'

/** What the bet comes to, or what must be put right first. */
export const Outcome = ({
  problem,
  result,
  say,
}: {
  problem: Problem | null
  result: Calculation | null
  say: Say
}) => (
  <section className="card box" aria-label={say('calc_outcome')}>
    <div role="status">
      {problem && <Wrong problem={problem} say={say} />}
      {result && <Sums result={result} say={say} />}
    </div>
    {result && <Rows result={result} say={say} />}
    {result && result.steps.length > 0 && <Steps result={result} say={say} />}
  </section>
)

function Wrong({ problem, say }: { problem: Problem; say: Say }) {
  const { code, ...values } = problem
  return <p className="err">{say(`calc_problem_${code}`, values)}</p>
}

function Sums({ result, say }: { result: Calculation; say: Say }) {
  const { stake, coef, variants, unit, returned, profit, most } = result
  const facts: [string, string | null][] = [
    [say('calc_returned'), returned ?? say('calc_open')],
    [say('calc_profit'), profit],
    [say('calc_most'), most],
    [say('calc_total_coef'), coef],
    [say('calc_staked'), stake],
    [say('calc_variants'), unit === null ? null : String(variants)],
    [say('calc_unit'), unit],
  ]
  return (
    <dl className="facts">
      {facts.map(([name, value], place) =>
        value === null ? null : (
          <div className="fact" key={name}>
            <dt>{name}</dt>
            <dd className={place === 0 ? 'money' : undefined}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Rows({ result, say }: { result: Calculation; say: Say }) {
  if (result.isCut) return <p className="mu">{say('calc_rows_cut', { count: result.variants })}</p>
  if (result.rows.length === 0) return null
  return (
    <Table
      caption={say('calc_rows')}
      head={[say('calc_row_legs'), say('calc_own'), say('calc_coef'), say('calc_returned')]}
      rows={result.rows.map(({ legs, stake, coef, returned }) => [legs, stake, coef, returned ?? say('calc_open')])}
    />
  )
}

const Steps = ({ result, say }: { result: Calculation; say: Say }) => (
  <Table
    caption={say('calc_steps')}
    head={[say('calc_row_legs'), say('calc_account')]}
    rows={result.steps.map(({ legs, account }) => [legs, account ?? say('calc_open')])}
  />
)

const Table = ({
  caption,
  head,
  rows,
}: {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className="wide-table" tabIndex={0} aria-label={caption}>
    <h2>{caption}</h2>
    <table>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((text, column) => (
              <td key={column}>
                <bdi>{text}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
