import { useState } from 'react'
import { randomLine } from '../../../shared/domain/lotto/chance.ts'
import type { LottoProps } from '../../../shared/ui/draws/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { LottoView } from '../../../shared/ui/lotto/view.tsx'
import { amountIn, mark, marked } from './fields.ts'

export function Lotto({ props }: { props: LottoProps }) {
  const isAwake = useAwake()
  const [lines, setLines] = useState(props.lines)
  const [typed, setTyped] = useState({ marked: props.marked, amount: props.amount })
  const { size, pick } = props
  const change = (form: HTMLFormElement) => setTyped({ marked: marked(form, 'numbers'), amount: amountIn(form) })
  const add = (form: HTMLFormElement) => {
    const numbers = marked(form, 'numbers')
    if (numbers.length !== pick) return
    setLines((known) => [...known, numbers])
    mark(form, 'numbers', [])
    change(form)
  }
  return (
    <LottoView
      props={props}
      awake={
        isAwake
          ? {
              lines,
              ...typed,
              change,
              add,
              quick: () => setLines((known) => [...known, randomLine(size, pick)]),
              remove: (n) => setLines((known) => known.filter((_, i) => i !== n)),
            }
          : null
      }
    />
  )
}
