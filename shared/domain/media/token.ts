/** The user's video token is asked for anew after so long (spec §9), milliseconds. */
export const MEDIA_TOKEN_MS = 600_000
