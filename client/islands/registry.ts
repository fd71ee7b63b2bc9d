import type { ComponentType } from 'react'
import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import type { IslandName, IslandProps } from '../../shared/ui/islands/props.ts'

export type IslandModule<K extends IslandName> = {
  default: ComponentType<{ props: IslandProps[K]; t: IslandTranslate }>
}

/** Every island and its chunk. */
export const REGISTRY: { [K in IslandName]: () => Promise<IslandModule<K>> } = {
  account: () => import('./account/index.tsx'),
  coupon: () => import('./coupon/index.tsx'),
  settings: () => import('./settings/index.tsx'),
  login: () => import('./login/index.tsx'),
  registration: () => import('./registration/index.tsx'),
  history: () => import('./history/index.tsx'),
  calculator: () => import('./calculator/index.tsx'),
  game: () => import('./game/index.tsx'),
  draw: () => import('./draw/index.tsx'),
  notifications: () => import('./notifications/index.tsx'),
}

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(REGISTRY, name)
