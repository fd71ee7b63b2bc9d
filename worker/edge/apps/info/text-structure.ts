import type { ContentList, ContentText } from '../../../../shared/api/content.ts'

type Structured = Record<string, unknown>

/** schema.org NewsArticle or Article; addresses are absolute. The operator's store knows of a text only when it was last changed. */
export const article = (
  type: 'NewsArticle' | 'Article',
  text: ContentText,
  { url, company, site }: { url: string; company: string; site: string },
): Structured => ({
  '@context': 'https://schema.org',
  '@type': type,
  headline: text.title.slice(0, 110),
  ...(text.description !== '' && { description: text.description }),
  inLanguage: text.lang,
  dateModified: text.updatedAt,
  mainEntityOfPage: url,
  publisher: { '@type': 'Organization', '@id': `${site}/#organization`, name: company },
})

/** schema.org ItemList of a page's texts. */
export const textList = (items: ContentList['items'], addressOf: (slug: string) => string): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ slug, title }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    url: addressOf(slug),
  })),
})
