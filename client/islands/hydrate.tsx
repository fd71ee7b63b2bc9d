import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { IslandTranslate } from '../../shared/i18n/translate.ts'

/** Tells when the first render is in the document. */
function Awake({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done])
  return children
}

const tell = import.meta.env.DEV ? (error: unknown) => console.error(error) : () => {}

interface Mount<P, T = IslandTranslate> {
  element: HTMLElement
  name: string
  view: ComponentType<{ props: P; t: T }>
  props: P
  t: T
}

/**
 * Wakes the server's markup of an island; resolves once it is awake, to the function that takes it away. The prefix of its ids is
 * the server's.
 */
export const hydrate = <P,>({ element, name, view: View, props, t }: Mount<P>): Promise<() => void> =>
  new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <Awake done={() => resolve(() => root.unmount())}>
        <View props={props} t={t} />
      </Awake>,
      { identifierPrefix: `${name}-`, onRecoverableError: tell },
    )
  })

/** Renders an island where the server has rendered none (a modal); gives the function that takes it away. */
export function mount<P, T = IslandTranslate>({ element, name, view: View, props, t }: Mount<P, T>): () => void {
  const root = createRoot(element, { identifierPrefix: `modal-${name}-` })
  root.render(<View props={props} t={t} />)
  return () => root.unmount()
}
