/** What a sandboxed remote view may tell its host: its height, an address to go to, something to count. */
export type FrameMessage =
  | { type: 'size'; height: number }
  | { type: 'navigate'; to: string }
  | { type: 'track'; name: string; data: Record<string, string | number | boolean> }

const TALLEST = 20_000
const LONGEST_ADDRESS = 2048
const MOST_VALUES = 20

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** Plain values only, few and short; null when there is anything else. */
function trackData(data: unknown): Record<string, string | number | boolean> | null {
  if (data === undefined) return {}
  if (!isRecord(data)) return null
  const entries: [string, string | number | boolean][] = []
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null
    if (String(value).length > 200 || !/^[a-zA-Z]\w{0,39}$/.test(key)) return null
    entries.push([key, value])
  }
  return entries.length > MOST_VALUES ? null : Object.fromEntries(entries)
}

/**
 * A message of a sandboxed view, narrowed by hand (a schema library would be the larger part of the loader); null when it is none of ours.
 * Where it came from is the caller's to check; where `navigate` may lead is `safeTarget`'s.
 */
export function parseFrameMessage(message: unknown): FrameMessage | null {
  if (!isRecord(message) || message.rv !== 1) return null
  const { type, height, to, name, data } = message
  if (type === 'size')
    return typeof height === 'number' && height >= 0 && height <= TALLEST ? { type, height: Math.ceil(height) } : null
  if (type === 'navigate') return typeof to === 'string' && to.length <= LONGEST_ADDRESS ? { type, to } : null
  if (type !== 'track' || typeof name !== 'string' || !/^[a-z][a-z0-9_.-]{0,59}$/i.test(name)) return null
  const values = trackData(data)
  return values && { type, name, data: values }
}
