import { calculate } from '../../domain/calculator/calculate.ts'
import { type CalculatorState, FIELDS } from '../../domain/calculator/state.ts'
import { systemRange } from '../../domain/coupon/form-problems.ts'
import { FORMS } from '../../domain/coupon/forms.ts'
import { blocksOf } from '../../domain/settlement/blocks.ts'
import { CalculatorLegs } from './legs.tsx'
import { Outcome } from './outcome.tsx'
import { type CalculatorAwake, type CalculatorProps, type Say, sayOf } from './props.ts'

/** The calculator: a plain form that asks its own page, or, awake, one that answers as it is filled in. */
export function CalculatorView({ props, awake = null }: { props: CalculatorProps; awake?: CalculatorAwake | null }) {
  const { state, action, types, rounding } = props
  const say = sayOf(props)
  const { problem, result } = calculate(state, rounding)
  return (
    <form
      className="calc"
      action={action}
      onInput={awake ? (event) => awake.change(event.currentTarget) : undefined}
      onSubmit={awake ? (event) => event.preventDefault() : undefined}
    >
      <section className="card box">
        <div className="calc-top">
          <label className="field">
            <span>{say('calc_type')}</span>
            <select className="input" name="type" defaultValue={state.typeId}>
              {types.map((name, typeId) => (
                <option key={typeId} value={typeId}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {!FIELDS[state.typeId]?.stake && (
            <label className="field">
              <span>{say(state.typeId === 5 ? 'calc_stake_first' : 'calc_stake')}</span>
              <input
                className="input"
                name="stake"
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                defaultValue={state.stake}
              />
            </label>
          )}
          <SystemValue state={state} say={say} />
          {!awake && (
            <button type="submit" className="btn btn-main">
              {say('calc_calculate')}
            </button>
          )}
        </div>
        <CalculatorLegs state={state} factors={result?.factors ?? []} say={say} awake={awake} />
        {state.typeId === 4 && <p className="hint">{say('calc_lobby')}</p>}
        {state.typeId === 5 && <BlockStakes state={state} say={say} />}
      </section>
      <Outcome problem={problem} result={result} say={say} />
    </form>
  )
}

function SystemValue({ state, say }: { state: CalculatorState; say: Say }) {
  const { typeId, legs, k } = state
  const form = FORMS[typeId]
  if (!form?.members) return null
  const members = legs.map(({ banker, block }) => ({
    banker: form.bankers && banker,
    blockId: form.blocks ? block : null,
  }))
  const range = systemRange(form, members)
  if (!range) return <input type="hidden" name="k" value={k} />
  const count = form.members(members)
  return (
    <label className="field">
      <span>{say('calc_system')}</span>
      <select
        className="input"
        name="k"
        key={`${range.from}-${range.to}`}
        defaultValue={Math.min(Math.max(k, range.from), range.to)}
      >
        {Array.from({ length: range.to - range.from + 1 }, (_, place) => range.from + place).map((value) => (
          <option key={value} value={value}>
            {value}/{count}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Stakes of a conditional's blocks after the first. */
function BlockStakes({ state, say }: { state: CalculatorState; say: Say }) {
  const count = blocksOf(state.legs.map(({ block }) => ({ blockId: block }))).blocks.length
  return (
    <div className="calc-top">
      {Array.from({ length: Math.max(0, count - 1) }, (_, place) => (
        <label className="field" key={place}>
          <span>{say('calc_block_stake', { n: place + 2 })}</span>
          <input
            className="input"
            name="a"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            defaultValue={state.blockStakes[place] === 'max' ? '' : state.blockStakes[place]}
          />
        </label>
      ))}
      <p className="hint">{say('calc_block_stake_hint')}</p>
    </div>
  )
}
