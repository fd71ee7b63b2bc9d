import { type CalculatorLeg, FIELDS, MAX_BLOCK, MAX_LEGS, RESULTS } from '../../domain/calculator/state.ts'
import { Icon } from '../icon.tsx'
import type { CalculatorAwake, CalculatorProps, Say } from './props.ts'

interface LegsProps {
  state: CalculatorProps['state']
  /** What each leg makes of one unit, when the bet can be calculated. */
  factors: readonly (string | null)[]
  say: Say
  awake: CalculatorAwake | null
}

/** The bets of the calculator, one a line, with the fields that the type asks for. */
export function CalculatorLegs({ state, factors, say, awake }: LegsProps) {
  const { legs } = state
  return (
    <fieldset className="calc-legs" key={awake?.revision ?? 0}>
      <legend className="sr">{say('calc_legs')}</legend>
      <ol>
        {legs.map((leg, place) => (
          <Leg
            key={place}
            {...{ leg, say, awake }}
            typeId={state.typeId}
            n={place + 1}
            factor={factors[place] ?? null}
            only={legs.length === 1}
          />
        ))}
      </ol>
      {legs.length < MAX_LEGS && (
        <button type="submit" name="add" value="1" className="btn" onClick={awake ? on(awake.add) : undefined}>
          {say('calc_add')}
        </button>
      )}
    </fieldset>
  )
}

const on = (act: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault()
  act()
}

interface LegProps {
  leg: CalculatorLeg
  typeId: number
  n: number
  factor: string | null
  only: boolean
  say: Say
  awake: CalculatorAwake | null
}

function Leg({ leg, typeId, n, factor, only, say, awake }: LegProps) {
  const fields = FIELDS[typeId] ?? {}
  return (
    <li className="calc-leg">
      <span className="num">{n}</span>
      <input
        className="input calc-n"
        name="c"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        aria-label={say('calc_coef_of', { n })}
        placeholder={say('calc_coef')}
        defaultValue={leg.coef}
      />
      <select className="input calc-r" name="r" aria-label={say('calc_result_of', { n })} defaultValue={leg.end}>
        {RESULTS.map((end) => (
          <option key={end} value={end}>
            {say(end === '-2' ? 'calc_end_open' : `calc_end_${end}`)}
          </option>
        ))}
      </select>
      {leg.end === 'heat' ? (
        <input
          className="input calc-n"
          name="h"
          dir="ltr"
          maxLength={5}
          aria-label={say('calc_share_of', { n })}
          defaultValue={leg.share}
        />
      ) : (
        <input type="hidden" name="h" value={leg.share} />
      )}
      {fields.stake && (
        <input
          className="input calc-n"
          name="s"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          aria-label={say('calc_own_of', { n })}
          placeholder={say('calc_own')}
          defaultValue={leg.stake}
        />
      )}
      {fields.block && (
        <label className="calc-f">
          {say('calc_block')}
          <select className="input" name="g" aria-label={say('calc_block_of', { n })} defaultValue={leg.block}>
            {Array.from({ length: MAX_BLOCK + 1 }, (_, block) => block)
              .filter((block) => block > 0 || typeId === 4)
              .map((block) => (
                <option key={block}>{block}</option>
              ))}
          </select>
        </label>
      )}
      {fields.banker && (
        <label className="calc-f">
          <input
            type="checkbox"
            name="b"
            value={n}
            aria-label={say('calc_banker_of', { n })}
            defaultChecked={leg.banker}
          />
          {say('calc_banker')}
        </label>
      )}
      {factor !== null && (
        <output className="num" title={say('calc_factor_of', { n, factor })}>
          <bdi dir="ltr">×{factor}</bdi>
        </output>
      )}
      {!only && (
        <button
          type="submit"
          name="remove"
          value={n}
          className="icon-btn"
          aria-label={say('calc_remove', { n })}
          onClick={awake ? on(() => awake.remove(n - 1)) : undefined}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}
