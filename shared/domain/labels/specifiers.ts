/** Specifiers of a market by name, as the feed gives them. */
export type Specifiers = Record<string, string>

/** Reads the feed's `k=v|k=v`; what does not have that form is left out. */
export function parseSpecifiers(text: string): Specifiers {
  const pairs = text.split('|').flatMap((part) => {
    const [, name, value] = /^([a-z]+)=([^=]+)$/.exec(part) ?? []
    return name !== undefined && value !== undefined ? [[name, value]] : []
  })
  return Object.fromEntries(pairs)
}

/**
 * A decimal handicap with its sign for one side: `+1.5`, `−1.5`, `0`; null when it is not a decimal (a European `0:1`).
 * The specifier counts for the home side; the away side has the opposite sign.
 */
export function signedHandicap(hcp: string | undefined, side: 'home' | 'away'): string | null {
  const [, sign, size] = /^([+-]?)(\d+(?:\.\d+)?)$/.exec(hcp ?? '') ?? []
  if (size === undefined) return null
  if (/^[0.]+$/.test(size)) return '0'
  return (sign === '-') === (side === 'home') ? `−${size}` : `+${size}`
}
