/** Reading what came from outside: a part that is not of its kind is as good as absent. */
export type Loose = Record<string, unknown>

export const record = (x: unknown): Loose => (typeof x === 'object' && x !== null ? { ...x } : {})
export const textOrNull = (x: unknown): string | null => (typeof x === 'string' ? x : null)
