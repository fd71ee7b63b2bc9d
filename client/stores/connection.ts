import { atom } from 'nanostores'

/**
 * How fresh the prices are. `live`: the socket speaks. `reconnecting`: it does not, for under 15 s. `stale`: silence for 15 s, prices are
 * greyed and no bet is taken. `paused`: nothing on this page moves, or the page is hidden.
 */
export type Connection = 'live' | 'reconnecting' | 'stale' | 'paused'

export const $connection = atom<Connection>('paused')
