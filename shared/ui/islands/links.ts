/**
 * The few addresses that islands lead to, after the language. The table of routes is the truth (shared/routes/table.ts); it is too large
 * to be sent to every browser, so a test holds these beside it.
 */
export const ISLAND_PATHS = {
  home: '',
  line: 'line',
  live: 'live',
  login: 'user/login',
  registration: 'registration',
  office: 'office',
  recharge: 'office/recharge',
  history: 'office/history',
  rules: 'rules/1',
} as const

export const islandHref = (lang: string, page: keyof typeof ISLAND_PATHS): string =>
  `/${lang}${page === 'home' ? '/' : `/${ISLAND_PATHS[page]}`}`
