import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the server's markup is being woken, true from then on: the first render is the server's. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
