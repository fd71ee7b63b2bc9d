import { isbot } from 'isbot'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { readDisplay } from '../../../shared/domain/settings/cookies.ts'
import type { Env } from '../env.ts'
import { recent } from '../recent.ts'
import { makeNonce } from '../render/security-headers.ts'
import { requestIdOf } from '../request-id.ts'
import { countryOf } from './country.ts'
import { isHiddenTablet, isMobile, isMobileView } from './device.ts'
import { chooseLanguage } from './language.ts'
import { kindOf, previousOf } from './navigation.ts'
import { placeOf } from './place.ts'
import type { Player } from './player.ts'
import type { Visit } from './visit.ts'

/** Agents that were seen lately: the test is a long one, and the agents of one place are few. */
const crawlers = recent<boolean>(100_000)

/**
 * Link-preview agents and HEAD requests count as crawlers; an empty agent counts as a person (edge.md a). So does whoever drives a
 * headless browser or a bare HTTP library: it indexes nothing, and it wants what a person gets.
 */
function isCrawler(request: Request): boolean {
  if (request.method === 'HEAD') return true
  const agent = (request.headers.get('user-agent') ?? '').slice(0, 1000)
  const known = crawlers.get(agent)
  if (known !== undefined) return known
  const is = isbot(agent.replace('HeadlessChrome', 'Chrome')) && !/^(node|undici|curl)\b/.test(agent)
  crawlers.set(agent, is, agent.length)
  return is
}

/** Gathers the facts of a visit. `path` is decoded and canonical, with its language. */
export function readVisit(input: {
  request: Request
  url: URL
  path: string
  cookies: ReadonlyMap<string, string>
  player: Player | null
  config: SiteConfig
  env: Env
}): Visit {
  const { request, url, path, cookies, config, env } = input
  const { urlLang, rest, route } = placeOf(path)
  const isBot = isCrawler(request)
  const player = isBot ? null : input.player
  const allowed =
    player || config.langHiddenUnauthorized.length === 0
      ? config.languages
      : config.languages.filter((lang) => !config.langHiddenUnauthorized.includes(lang))
  // Most visits that a guard ends never ask for these; who asks for one that is dear gets it twice for once.
  let display: Visit['display'] | undefined
  let nonce: string | undefined
  return {
    request,
    url,
    path: rest,
    urlLang,
    isBot,
    player,
    lang: chooseLanguage(urlLang, isBot ? undefined : cookies.get('lng'), allowed, config.defaultLanguage),
    route,
    cookie: (name) => cookies.get(name),
    kind: kindOf(request),
    country: countryOf(request, env) ?? config.countryCode,
    requestId: requestIdOf(request),
    get isMobile() {
      return isMobile(request, url, cookies)
    },
    get isMobileView() {
      return isMobileView(url, cookies)
    },
    get isHiddenTablet() {
      return isHiddenTablet(request.headers)
    },
    get previous() {
      return previousOf(request, url)
    },
    get display() {
      display ??= readDisplay((name) => (isBot ? undefined : cookies.get(name)))
      return display
    },
    get nonce() {
      nonce ??= makeNonce()
      return nonce
    },
  }
}
