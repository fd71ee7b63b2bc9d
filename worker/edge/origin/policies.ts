/** How a call of the origin is made (reliability.md 4.1): deadline in ms over all tries, tries, pause between them in ms, byte cap of the answer. */
export interface Policy {
  deadline: number
  tries: number
  pause: number
  cap: number
}

const KB = 1024

/** One row a call. Config, then a page's reads side by side, stay under 3 s together. Only reads are tried twice. */
export const POLICIES = {
  config: { deadline: 1500, tries: 1, pause: 0, cap: 512 * KB },
  keys: { deadline: 800, tries: 2, pause: 50, cap: 16 * KB },
  session: { deadline: 800, tries: 1, pause: 0, cap: 16 * KB },
  feed: { deadline: 1300, tries: 2, pause: 50, cap: 4096 * KB },
  player: { deadline: 1300, tries: 1, pause: 0, cap: 512 * KB },
  write: { deadline: 3000, tries: 1, pause: 0, cap: 128 * KB },
} as const satisfies Record<string, Policy>
export type PolicyName = keyof typeof POLICIES
