import { SITEMAP_SECTIONS, type SitemapContext } from './sections.ts'
import { fileName, indexXml, partsOf, readFileName, urlsetXml } from './xml.ts'

/** The index: one file per language and section that has addresses, and further ones where a section needs them. Null when the feed is silent. */
export async function buildIndex(
  ctx: SitemapContext,
  site: string,
  languages: readonly string[],
): Promise<string | null> {
  const counted = await Promise.all(
    languages.flatMap((lang) =>
      Object.entries(SITEMAP_SECTIONS).map(async ([section, { count }]) => {
        const addresses = await count(ctx, lang)
        return addresses === null ? null : { lang, section, parts: partsOf(addresses) }
      }),
    ),
  )
  if (counted.includes(null)) return null
  const files = counted.flatMap((each) =>
    each === null
      ? []
      : Array.from({ length: each.parts }, (_, n) => fileName({ lang: each.lang, section: each.section, part: n + 1 })),
  )
  return indexXml(site, files)
}

/** One file by its name without `.xml`; `notFound` when there is no such file, null when the feed is silent. */
export async function buildFile(
  ctx: SitemapContext,
  site: string,
  languages: readonly string[],
  name: string,
): Promise<string | 'notFound' | null> {
  const file = readFileName(name)
  const section = file && Object.hasOwn(SITEMAP_SECTIONS, file.section) ? SITEMAP_SECTIONS[file.section] : undefined
  if (!file || !section || !languages.includes(file.lang)) return 'notFound'
  const count = await section.count(ctx, file.lang)
  if (count === null) return null
  if (file.part > partsOf(count)) return 'notFound'
  const entries = await section.entries(ctx, file.lang, file.part)
  // What the access check answers with 404 is named in no file.
  const hidden = ctx.config.notFoundFragments.filter((fragment) => fragment !== '')
  return (
    entries &&
    urlsetXml(
      site,
      entries.filter(({ path }) => !hidden.some((fragment) => path.includes(fragment))),
    )
  )
}
