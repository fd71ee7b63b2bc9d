/** A `<meta>` with `name` or `property`; never `http-equiv`, which would act and not describe (security.md SEC-40). */
export type Meta = { name: string; content: string } | { property: string; content: string }

/**
 * Metas that an operator may add to a page. What the page itself decides (description, robots, viewport, `og:url`) and what steers
 * a browser (referrer, CSP) is not among them.
 */
const NAMES = new Set([
  'author',
  'keywords',
  'rating',
  'copyright',
  'news_keywords',
  'format-detection',
  'apple-itunes-app',
  'google-site-verification',
  'yandex-verification',
  'msvalidate.01',
  'facebook-domain-verification',
  'p:domain_verify',
  'baidu-site-verification',
  'naver-site-verification',
])
const NAME_GROUPS = /^twitter:[a-z:]{1,40}$/
const PROPERTIES =
  /^(og:(title|description|type|image|image:(url|secure_url|type|width|height|alt)|video|audio|determiner)|article:[a-z_]{1,40}|fb:(app_id|pages|admins))$/

/** The meta when it may stand in a page: exactly one of `name` and `property`, and that one on the list; else null. */
export function allowedMeta(raw: {
  name?: string | undefined
  property?: string | undefined
  content: string
}): Meta | null {
  const { name, property, content } = raw
  if (name !== undefined && property !== undefined) return null
  if (name !== undefined) {
    const key = name.toLowerCase()
    return NAMES.has(key) || NAME_GROUPS.test(key) ? { name: key, content } : null
  }
  return property !== undefined && PROPERTIES.test(property) ? { property, content } : null
}
