import { useEffect, useRef, useState } from 'react'
import { readState, withLeg, writeState } from '../../../shared/domain/calculator/query.ts'
import type { CalculatorState } from '../../../shared/domain/calculator/state.ts'
import type { CalculatorProps } from '../../../shared/ui/calculator/props.ts'
import { CalculatorView } from '../../../shared/ui/calculator/view.tsx'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'

/** Browsers allow about a hundred changes of the address in half a minute. */
const ADDRESS_MS = 400

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** Calculates as the fields are filled in, and keeps the bet in the page's address, so that it can be shared. */
export default function CalculatorIsland({ props }: { props: CalculatorProps }) {
  const isAwake = useAwake()
  const [state, setState] = useState(props.state)
  const [revision, setRevision] = useState(0)
  /** The leg whose odds get the focus once other fields are there. */
  const focus = useRef<number | null>(null)
  const touched = useRef(false)
  const root = useRef<HTMLDivElement>(null)

  const put = (next: CalculatorState) => {
    touched.current = true
    setState(next)
  }
  const refill = (legs: CalculatorState['legs'], focused: number) => {
    focus.current = focused
    put({ ...state, legs })
    setRevision(revision + 1)
  }

  // What was typed before the script came, or what the browser has put back.
  useEffect(() => {
    const form = root.current?.querySelector('form')
    if (isAwake && form) setState(readState(fieldsOf(form)))
  }, [isAwake])

  useEffect(() => {
    if (!touched.current) return
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `${location.pathname}?${writeState(state)}`),
      ADDRESS_MS,
    )
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    if (focus.current === null) return
    root.current?.querySelectorAll<HTMLInputElement>('input[name=c]')[focus.current]?.focus()
    focus.current = null
  }, [revision])

  return (
    <div ref={root}>
      <CalculatorView
        props={{ ...props, state }}
        awake={
          isAwake
            ? {
                revision,
                change: (form) => put(readState(fieldsOf(form))),
                add: () => refill(withLeg(state.legs), state.legs.length),
                remove: (leg) =>
                  refill(
                    state.legs.filter((_, place) => place !== leg),
                    Math.max(0, leg - 1),
                  ),
              }
            : null
        }
      />
    </div>
  )
}
