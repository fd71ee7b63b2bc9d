import { atom } from 'nanostores'
import { record } from '../api/loose.ts'

/** What the signed-in player may do, as the origin says (spec §7, 'get rights'); null while it is not known. */
export interface Rights {
  bet: boolean
  deposit: boolean
  withdraw: boolean
  changeProfile: boolean
  /** A deposit limit has to be set before anything else. */
  limitFirst: boolean
}
export const $rights = atom<Rights | null>(null)

/** Keeps an answer's rights; what it does not say is not a right. */
export function noteRights(data: unknown): void {
  const { bet, deposit, withdraw, changeProfile, limitFirst } = record(data)
  $rights.set({
    bet: bet === true,
    deposit: deposit === true,
    withdraw: withdraw === true,
    changeProfile: changeProfile === true,
    limitFirst: limitFirst === true,
  })
}
