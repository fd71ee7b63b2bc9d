/** A discipline of esports: its address, its own name, which is the same in every language, and how feeds write it. */
export interface Discipline {
  slug: string
  name: string
  pattern: RegExp
}

/** Disciplines as championships' English names show them; a feed has no field for it. */
export const DISCIPLINES: readonly Discipline[] = [
  { slug: 'counter-strike', name: 'Counter-Strike', pattern: /counter[- ]?strike|\bcs ?(?:2|:? ?go)\b/i },
  { slug: 'dota-2', name: 'Dota 2', pattern: /\bdota\b/i },
  { slug: 'league-of-legends', name: 'League of Legends', pattern: /league of legends|\blol\b/i },
  { slug: 'valorant', name: 'Valorant', pattern: /valorant/i },
  { slug: 'mobile-legends', name: 'Mobile Legends', pattern: /mobile legends|\bmlbb\b/i },
  { slug: 'rainbow-six', name: 'Rainbow Six', pattern: /rainbow ?(?:six|6)/i },
  { slug: 'starcraft-2', name: 'StarCraft II', pattern: /star ?craft/i },
  { slug: 'rocket-league', name: 'Rocket League', pattern: /rocket league/i },
  { slug: 'overwatch', name: 'Overwatch', pattern: /overwatch/i },
  { slug: 'call-of-duty', name: 'Call of Duty', pattern: /call of duty/i },
  { slug: 'pubg', name: 'PUBG', pattern: /\bpubg\b/i },
  { slug: 'honor-of-kings', name: 'Honor of Kings', pattern: /(?:honou?r|king) of (?:kings|glory)/i },
]
/** Championships of no discipline that we know. */
export const OTHER_DISCIPLINE = 'other'

/** Slug of the discipline of a championship, by its English name. */
export const disciplineOf = ({ name, names }: { name: string; names?: Record<string, string> | undefined }): string =>
  DISCIPLINES.find(({ pattern }) => pattern.test(names?.en ?? name))?.slug ?? OTHER_DISCIPLINE

/** A discipline's own name; null for no discipline that we know. */
export const disciplineName = (slug: string): string | null =>
  DISCIPLINES.find((discipline) => discipline.slug === slug)?.name ?? null

export const isDiscipline = (slug: string): boolean => slug === OTHER_DISCIPLINE || disciplineName(slug) !== null

/** The types of cyber pages that there is data of; `real` are people who play against each other. */
export const CYBER_TYPES = ['real'] as const
export type CyberType = (typeof CYBER_TYPES)[number]
export const isCyberType = (text: string | undefined): text is CyberType => CYBER_TYPES.some((type) => type === text)
export const ESPORTS_ID = 40
