/** FNV-1a, 32 bits: a name always gives the same mark. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Colours on which white initials can be read. */
const GROUND = [
  '#b3261e',
  '#1f5fbf',
  '#0b7a57',
  '#6a3fb5',
  '#a14a00',
  '#0f6f83',
  '#8e2466',
  '#2f4858',
  '#7a5c00',
  '#1d6b2f',
  '#4450c4',
  '#99323f',
] as const
const STRIPE = ['#f2c14e', '#e9edf2', '#10161d', '#7fd1ff', '#ff9d8a', '#8fe3b4', '#c9b6ff'] as const

/** A team's two colours (places in their tables) and one of four patterns, by its name. */
export function coloursOf(name: string): { ground: number; stripe: number; pattern: number } {
  const hash = hashOf(name)
  return { ground: hash % GROUND.length, stripe: (hash >>> 8) % STRIPE.length, pattern: (hash >>> 16) % 4 }
}

/** The classes of a team's mark: `.g3 .s1 .p2`. */
export function markClasses(name: string): string {
  const { ground, stripe, pattern } = coloursOf(name)
  return `g${ground} s${stripe} p${pattern}`
}

/** The stylesheet of those classes: the policy of the pages allows no colours in attributes. */
export const teamColours = (): string =>
  [
    ...GROUND.map((colour, i) => `.tm.g${i}{--g:${colour}}`),
    ...STRIPE.map((colour, i) => `.tm.s${i}{--s:${colour}}`),
  ].join('')

/** Up to two letters: of the first two words, or of the only one. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .trim()
    .split(/\s+/)
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0] ?? '') : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toUpperCase()
}
