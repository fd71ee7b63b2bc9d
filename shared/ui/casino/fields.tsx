import type { ReactNode } from 'react'
import type { PlayKey, Say } from './props.ts'

/** One of two sides. */
export function Sides({
  name,
  options,
  chosen,
  say,
}: {
  name: PlayKey
  options: ('heads' | 'tails' | 'under' | 'over')[]
  chosen: string
  say: Say
}) {
  return (
    <fieldset className="sides">
      <legend className="sr">{say(name)}</legend>
      {options.map((side) => (
        <label key={side} className="spot">
          <input type="radio" name="side" value={side} defaultChecked={side === chosen} />
          <span>{say(`play_${side}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A target as a decimal number. */
export const Target = ({ name, value, say }: { name: PlayKey; value: string; say: Say }) => (
  <label className="field">
    <span>{say(name)}</span>
    <input className="input" name="target" inputMode="decimal" defaultValue={value} autoComplete="off" />
  </label>
)

/** Spots that belong together. */
export const Board = ({ legend, className, children }: { legend: string; className: string; children: ReactNode }) => (
  <fieldset className={`board ${className}`}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

/** A field that can be marked. */
export const Spot = ({
  name,
  value,
  label,
  isOn,
  mark,
}: {
  name: string
  value: string | number
  label: string
  isOn: boolean
  mark: string
}) => (
  <label className={`spot ${mark}`}>
    <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
    <span>{label}</span>
  </label>
)
