/** 53 bits in two halves, mixed as MurmurHash3 finishes a hash (bryc's cyrb53, public domain). */
function hash53(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** How a name is compared: feeds write the same team with other spaces and capitals. */
const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The id of a team, for the feed's events name their teams and give them no ids: a number from the sport and the name, the same for ever and
 * on every machine, below 2⁵³ and never 0. A team that is renamed is another one; two of one name in one sport are one.
 */
export const teamIdOf = (sportId: number, name: string): number => hash53(`${sportId}\n${plain(name)}`) || 1
