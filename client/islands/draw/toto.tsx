import { useState } from 'react'
import { randomMarks } from '../../../shared/domain/lotto/chance.ts'
import type { TotoProps } from '../../../shared/ui/draws/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { TotoView } from '../../../shared/ui/toto/view.tsx'
import { amountIn, mark, marked } from './fields.ts'

export function Toto({ props }: { props: TotoProps }) {
  const isAwake = useAwake()
  const [{ marks, amount }, setTicket] = useState({ marks: props.marks, amount: props.amount })
  const { matches, outcomes } = props
  const change = (form: HTMLFormElement) =>
    setTicket({ marks: matches.map((_, n) => marked(form, `m${n}`)), amount: amountIn(form) })
  const lay = (form: HTMLFormElement, next: number[][]) => {
    for (const n of matches.keys()) mark(form, `m${n}`, next[n] ?? [])
    change(form)
  }
  return (
    <TotoView
      props={props}
      awake={
        isAwake
          ? {
              marks,
              amount,
              change,
              random: (form) => lay(form, randomMarks(matches.length, outcomes.length)),
              clear: (form) => lay(form, []),
            }
          : null
      }
    />
  )
}
