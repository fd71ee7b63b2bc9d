import { PlayView } from './play-view.tsx'
import type { GameProps } from './props.ts'
import { VerifyView } from './verify-view.tsx'

/** The island of the casino as the server renders it: a game, or the check of a round. */
export const GameView = ({ props }: { props: GameProps }) =>
  props.mode === 'play' ? <PlayView props={props} /> : <VerifyView props={props} />
