import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** A store's value in a component; `server` gives the one that the server rendered with, where it may differ by now. */
export const useStore = <T>({ listen, get }: ReadableAtom<T>, server: () => T = get): T =>
  useSyncExternalStore(listen, get, server)
