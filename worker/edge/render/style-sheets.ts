import type { SiteConfig } from '../../../shared/api/config.ts'
import { escapeHtml } from './escape.ts'

/** The operator's style sheets and icon set as links of the head, let in by the page's nonce; they come after the site's own rules. */
export const styleSheetLinks = ({ styles, iconSet }: Pick<SiteConfig, 'styles' | 'iconSet'>, nonce: string): string =>
  [...(styles ?? []), ...(iconSet ? [iconSet] : [])]
    .map(({ href, integrity }) => {
      const checked = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`
      return `<link rel="stylesheet" nonce="${nonce}" href="${escapeHtml(href)}"${checked}>`
    })
    .join('')
