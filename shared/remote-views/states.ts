/** States of a remote app (spec §4, 'Remote app loading'). */
export const REMOTE_STATE = { notExisting: -2, error: -1, loading: 1, ready: 2 } as const
export type RemoteState = (typeof REMOTE_STATE)[keyof typeof REMOTE_STATE]

/** The eight moves that a remote app makes; it makes no others. */
export const REMOTE_MOVES: Readonly<Record<RemoteState, readonly RemoteState[]>> = {
  [-2]: [1, 2],
  [-1]: [1, -2],
  1: [-1, 2, -2],
  2: [-2],
}

/** The state after a move that was asked for; one that is not listed changes nothing. */
export const moved = (from: RemoteState, to: RemoteState): RemoteState => (REMOTE_MOVES[from].includes(to) ? to : from)
