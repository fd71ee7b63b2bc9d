import { getPageSeo } from '../../../shared/api/content.ts'
import { getIsoCodes, getPageVisual, getSeoByDomain, getSeoSports } from '../../../shared/api/seo.ts'
import { localeOf } from '../../../shared/domain/seo/locale.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { shared } from './shared-answer.ts'
import { sportsMap } from './sports-map.ts'
import { readPageSeo, readVisual } from './store.ts'

/** The SEO module: page data, page visual, iso codes map, by domain, sports map (spec §7). */
export function serveSeo(app: App): void {
  serve(app, getPageSeo, async ({ c, env, query }) =>
    shared(c, await readPageSeo(env, query.path, query.language ?? query.lang ?? '')),
  )
  serve(app, getPageVisual, async ({ c, env, query }) =>
    shared(c, await readVisual(env, query.path, query.language ?? query.lang ?? '')),
  )
  serve(app, getIsoCodes, async ({ c, env }) => {
    const { languages } = await siteConfigOf(env)
    return shared(c, Object.fromEntries(languages.map((code) => [code, { code, locale: localeOf(code) }])))
  })
  serve(app, getSeoByDomain, async ({ c, env, query }) => {
    const { groupId, companyName, languages, defaultLanguage, vipDomains = [] } = await siteConfigOf(env)
    const { host, hostname } = new URL(c.req.url)
    if (![host, hostname, ...vipDomains].includes(query.domain)) throw new HttpError('notFound')
    return shared(c, { domain: query.domain, projectId: groupId, companyName, languages, defaultLanguage })
  })
  serve(app, getSeoSports, ({ c, query }) => shared(c, sportsMap(query.lng, query.nameEng === 'true')))
}
