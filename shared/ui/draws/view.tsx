import { LottoView } from '../lotto/view.tsx'
import { TotoView } from '../toto/view.tsx'
import type { DrawProps } from './props.ts'

/** A ticket as the server renders it. */
export const DrawView = ({ props }: { props: DrawProps }) =>
  props.mode === 'toto' ? <TotoView props={props} /> : <LottoView props={props} />
