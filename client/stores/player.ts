import { atom } from 'nanostores'
import type { PlayerState } from '../../shared/ui/islands/props.ts'

/** Who is signed in, with the balance of the active account; null for a visitor. */
export const $player = atom<PlayerState | null>(null)
