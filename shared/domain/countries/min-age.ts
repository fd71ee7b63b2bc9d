/** Countries whose law asks for more years than 18 to bet or play for money; where kinds of play differ, the highest (ISO alpha-2). */
export const MIN_AGES: Readonly<Record<string, number>> = { BE: 21, EE: 21, GR: 21, US: 21 }

/** Whoever is so old may play everywhere. */
export const OF_AGE_ANYWHERE = 25

/** Years that somebody needs: the house's own, or more where one of these countries wants that, of his documents and of where he is (RG-77). */
export const minAgeIn = (house: number, countries: readonly (string | null | undefined)[]): number =>
  Math.max(house, ...countries.map((code) => MIN_AGES[code ?? ''] ?? 0))
