import { chosen, type DisplaySettings } from './display.ts'

const on = (wanted: boolean) => (wanted ? '' : null)

/**
 * What the stylesheet is told on <html>: an attribute stands for what differs from the default, null for none. The rendered rows are the
 * same whatever is chosen here, so that a choice multiplies no kept text.
 */
export const displayAttributes = (display: DisplaySettings): Readonly<Record<string, string | null>> => ({
  'data-theme': display.theme === 'system' ? null : display.theme,
  'data-font': display.appFontSize === 0 ? null : String(display.appFontSize),
  'data-hide-left': on(display.hideLeft),
  'data-hide-right': on(display.hideRight),
  'data-no-marks': on(!display.coefChangeIndication),
  'data-compact': on(display.compactView),
  'data-lite': on(display.lightVersion),
  'data-brief': on(!display.detailedScore),
  'data-game-id': on(display.showGameId),
  'data-only-sports': on(display.showOnlySports),
})

/** A page's main part as text: what it depends on of the settings. All but those that only the stylesheet or the browser answers. */
export function markupVariant(display: DisplaySettings): string {
  const { theme, appFontSize, hideLeft, hideRight, coefChangeIndication, compactView, ...rest } = chosen(display)
  const { lightVersion, detailedScore, showGameId, showOnlySports, teamLogosInCoupon, ...more } = rest
  const { moveVideoOnScroll, ...markup } = more
  return JSON.stringify(markup)
}

/** The same of the layout: its buttons say what is hidden. */
export const layoutVariant = (display: DisplaySettings): string =>
  `${markupVariant(display)}${display.hideLeft ? 'l' : ''}${display.hideRight ? 'r' : ''}`
