import type { SiteConfig } from '../../../shared/api/config.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Ctx } from '../http/serve.ts'

/** Host under which the edge asks for its own pages' sake; the site's address stands in a header then. */
const INTERNAL = 'origin.internal'

/** Address of one of the site's pages, for a mail. The operator's word first; what a stranger may write into a header never. */
export function siteLink(c: Ctx, { siteOrigin }: Pick<SiteConfig, 'siteOrigin'>, lang: string, path: string): string {
  const url = new URL(c.req.url)
  const told = url.hostname === INTERNAL ? c.req.header('x-site-origin') : undefined
  return `${siteOrigin ?? told ?? url.origin}/${lang}${path}`
}

/** The same where nothing else of the config is needed. */
export const speaks = async (c: Ctx): Promise<string> => langOf(c, await siteConfigOf(c.env))

/** Language in which the site speaks to whoever asks. */
export function langOf(
  c: Ctx,
  { languages, defaultLanguage }: Pick<SiteConfig, 'languages' | 'defaultLanguage'>,
): string {
  const asked = c.req.header('x-language')
  return languages.find((each) => each === asked) ?? defaultLanguage
}
