/** Life of the grant and of its cookie, seconds (spec §9: 30 min). */
export const GRANT_SECONDS = 1800
