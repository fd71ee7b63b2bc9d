import assets from 'virtual:client-assets'
import { displayAttributes } from '../../../shared/domain/settings/attributes.ts'
import type { DisplaySettings } from '../../../shared/domain/settings/display.ts'
import type { Layout } from '../../../shared/routes/table.ts'
import icons from '../../../shared/ui/icons.svg?raw'
import styles from '../../../shared/ui/styles.css?inline'
import { teamColours } from '../../../shared/ui/team/colours.ts'
import type { SeoHead } from '../seo/merge.ts'
import { seoTags } from '../seo/tags.ts'

export interface HeadInput {
  lang: string
  dir: 'ltr' | 'rtl'
  display: DisplaySettings
  nonce: string
  seo: SeoHead
  layout: Layout
  /** The page's own piece of the stylesheet. */
  style: string
  /** Links of further style sheets. */
  sheets: string
  /** The mobile view was asked for, whatever the window's width. */
  isMobileView: boolean
  /** The site is an app: its service worker is registered (client/pwa). */
  isPwa?: boolean | undefined
}

const sprite = icons.replaceAll('\n', '')
/** Letters and their lines in the size that the person chose (css/settings.css). */
const scaled = (sheet: string): string =>
  sheet.replace(/((?:font-size|line-height|font):\s*)([0-9.]+px)/g, '$1calc($2*var(--fs,1))')

/** A sheet as the view has it: in the mobile one the breakpoints below which a page is a phone's hold at every width. */
const views = (sheet: string) => ({
  any: sheet,
  mobile: sheet.replace(/@media\s*\((?:max-width:\s*|width\s*<=\s*)(?:1100|1023)px\)/g, '@media all'),
})
const css = views(scaled(styles) + teamColours())

/** As many as there are pages with a piece of their own. */
const pieces = new Map<string, ReturnType<typeof views>>()

/** The page's own piece of the stylesheet, as it is sent. */
export function pageStyle({ style, isMobileView }: HeadInput): string {
  if (style === '') return ''
  const own = pieces.get(style) ?? views(scaled(style))
  pieces.set(style, own)
  return isMobileView ? own.mobile : own.any
}

const htmlAttributes = ({ lang, dir, display, isMobileView }: HeadInput): string => {
  const parts = [`lang="${lang}"`, `dir="${dir}"`]
  for (const [name, value] of Object.entries(displayAttributes(display)))
    if (value !== null) parts.push(value === '' ? name : `${name}="${value}"`)
  if (isMobileView) parts.push('data-view="mobile"')
  return parts.join(' ')
}

/**
 * What the head says of this page alone. In a document these tags stand between the title and `meta[name=app-version]`:
 * the browser's navigation puts the next page's in their place.
 */
export const pageTags = ({ seo }: HeadInput): string => seoTags(seo)

/** Icons by their side in pixels, as files of `public/`. */
const TOUCH_ICONS = [72, 96, 128, 144, 152, 192, 384, 512]
  .map((side) => `<link rel="apple-touch-icon" sizes="${side}x${side}" href="/icon-${side}.png">`)
  .join('')

/**
 * From the doctype to the opening of the body. The CSS that the first screen needs stands in the page, and the icons' drawings: a sprite
 * of its own file costs a request and a document of its own, and far more of the browser's time than parsing it here. `expect` is a link that
 * the first paint waits for (first-screen.ts).
 */
export function documentHead(input: HeadInput, expect = ''): string {
  const { nonce } = input
  return [
    `<!DOCTYPE html><html ${htmlAttributes(input)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    pageTags(input),
    `<meta name="app-version" content="${assets.version}">`,
    '<meta name="color-scheme" content="dark light"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.json">',
    TOUCH_ICONS,
    expect,
    `<style nonce="${nonce}">${input.isMobileView ? css.mobile : css.any}${pageStyle(input)}</style>`,
    input.sheets,
    `</head><body data-layout="${input.layout}"${input.isPwa ? ' data-pwa=""' : ''}>${sprite}`,
  ].join('')
}
