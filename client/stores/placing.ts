import { atom } from 'nanostores'
import type { Placing } from '../../shared/ui/islands/coupon/placing.ts'

/** Where the last press on 'place' stands. */
export const $placing = atom<Placing>({ phase: 'idle' })
