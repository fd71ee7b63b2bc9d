import { createContext, type FunctionComponent, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import type { IslandName, IslandProps } from '../../../shared/ui/islands/props.ts'
import { ISLAND_VIEWS } from '../../../shared/ui/islands/views.ts'
import { Kept } from '../../../shared/ui/raw.tsx'
import { kept } from './kept.ts'

export type IslandWhen = 'load' | 'idle' | 'visible' | 'interaction'

/** The islands of one page: their props go into the state block, their chunks into preloads. */
export class IslandCollector {
  readonly props: Partial<Record<IslandName, unknown>> = {}
  readonly load = new Set<IslandName>()

  add<K extends IslandName>(name: K, when: IslandWhen, props: IslandProps[K]): void {
    this.props[name] = props
    if (when === 'load') this.load.add(name)
  }
}

export const Islands = createContext<IslandCollector | null>(null)

function renderView<K extends IslandName>(name: K, props: IslandProps[K]): string {
  const View = ISLAND_VIEWS[name] as FunctionComponent<{ props: IslandProps[K]; t: IslandTranslate }>
  return renderToString(<View props={props} t={translator(props.lang)} />, { identifierPrefix: `${name}-` })
}

/** An island's own small render, with the id prefix that the browser hydrates it with. Equal props share one text, but for what is one visitor's: forms with a token, his bets. */
export function islandHtml<K extends IslandName>(name: K, props: IslandProps[K]): string {
  const isOfOne = name === 'history' || ('form' in props && props.form !== null)
  return isOfOne
    ? renderView(name, props)
    : kept(`island:${name}:${JSON.stringify(props)}`, () => renderView(name, props))
}

/** The root attributes of an island. */
export const islandRoot = (name: IslandName, when: IslandWhen, html: string): string =>
  `<div data-island="${name}" data-when="${when}">${html}</div>`

/** An island inside a page's view. */
export function Island<K extends IslandName>({
  name,
  when,
  props,
}: {
  name: K
  when: IslandWhen
  props: IslandProps[K]
}) {
  useContext(Islands)?.add(name, when, props)
  return <Kept data-island={name} data-when={when} html={islandHtml(name, props)} />
}
