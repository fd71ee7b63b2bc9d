import type { DisplaySettings } from '../../../shared/domain/settings/display.ts'
import type { RouteName } from '../../../shared/routes/table.ts'

/** Sports that are not offered to a player in line and in live, sorted (S6.21). */
export interface ClosedSports {
  line: readonly number[]
  live: readonly number[]
}

/** The facts of one visit, gathered before any guard; nothing changes them later. */
export interface Visit {
  request: Request
  url: URL
  /** Decoded, normalised path without the language prefix, starting with `/`. */
  path: string
  /** Language of the page's texts. */
  lang: string
  /** Language prefix as it stands in the URL, null when there is none. */
  urlLang: string | null
  route: { name: RouteName; params: Record<string, string> } | null
  cookie(name: string): string | undefined
  player: {
    userId: number
    name: string | null
    ban: number
    banVersion: number
    termsChanged: boolean
    /** Sports that are closed for the player, when there are any. */
    closed?: ClosedSports
  } | null
  isBot: boolean
  isMobile: boolean
  /** The mobile view was asked for by `platform_type=mobile`, whatever the window's width. */
  isMobileView: boolean
  /** A tablet that says it is a desktop computer. */
  isHiddenTablet: boolean
  /** A document that somebody opens; a page in JSON form for the browser's navigation; or a form, a script's call, a prefetch. */
  kind: 'document' | 'soft' | 'other'
  /** The route of ours that a link was followed from. */
  previous: RouteName | null
  /** ISO 3166-1 alpha-2 in upper case. */
  country: string | null
  display: DisplaySettings
  nonce: string
  requestId: string
}
