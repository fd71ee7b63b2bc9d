import type { DrawProps } from '../../../shared/ui/draws/props.ts'
import { Lotto } from './lotto.tsx'
import { Toto } from './toto.tsx'

/** A ticket of toto or lotto: its price while one marks it. It is bought by the form itself. */
export default function DrawIsland({ props }: { props: DrawProps }) {
  return props.mode === 'toto' ? <Toto props={props} /> : <Lotto props={props} />
}
