import type { ContentText } from '../../../../shared/api/content.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { Head, Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { breadcrumbList } from '../sports/structured-data.ts'
import { TextArticle, TextCards } from './text-cards.tsx'
import { article, textList } from './text-structure.ts'
import { loadTexts, type TextList } from './texts.ts'

type NewsData = { text: ContentText | null } | TextList

const crumbsOf = (text: ContentText, { t, href }: PageContext) => [
  { text: t('news_title'), href: href('news') },
  { text: text.title, href: href('news', { slug: text.slug }) },
]

/** News (spec §2 `news/{slug?}`): the list in pages, or one text; 404 for one that is not written in the visit's language. */
export const newsPage: Page<NewsData> = {
  load: async (ctx, { slug }) => {
    if (slug === undefined) return loadTexts(ctx, 'news')
    const text = await ctx.origin.content('news', slug)
    if (text === 'notFound') return { kind: 'notFound' }
    return { kind: 'data', data: { text }, ...(text === null && { status: 503 }) }
  },
  view: (data, ctx) => {
    if (!('text' in data)) return <List data={data} ctx={ctx} />
    if (data.text === null) return <Unavailable ctx={ctx} />
    return <TextArticle text={data.text} crumbs={crumbsOf(data.text, ctx)} ctx={ctx} />
  },
  keep: (data) => ('text' in data && data.text ? `news:${data.text.slug}:${data.text.updatedAt}` : null),
  head: (data, ctx) => ('text' in data ? textHead(data.text, ctx) : listHead(data, ctx)),
}

function List({ data: { list, page, pages }, ctx }: { data: TextList; ctx: PageContext }) {
  const { t, href } = ctx
  const address = href('news')
  return (
    <>
      <div className="top">
        <h1>{t('news_title')}</h1>
      </div>
      {list === null && <Unavailable ctx={ctx} />}
      {list?.total === 0 && <Note title={t('news_empty_title')} text={t('news_empty_text')} />}
      {list !== null && list.items.length > 0 && (
        <TextCards items={list.items} link={(slug) => href('news', { slug })} ctx={ctx} />
      )}
      <Pagination
        t={t}
        page={page}
        pages={pages}
        link={(number) => (number > 1 ? `${address}?page=${number}` : address)}
      />
    </>
  )
}

/** An empty list is nothing for an index. */
function listHead({ list, page, pages }: TextList, { t, config, visit, href }: PageContext): Head {
  const company = config.companyName
  const isEmpty = list === null || list.items.length === 0
  return {
    title: t('seo_news_title', { company }),
    description: t('seo_news_description', { company }),
    noindex: isEmpty,
    pages: { page, of: pages },
    ...(!isEmpty && { structured: [textList(list.items, (slug) => visit.url.origin + href('news', { slug }))] }),
  }
}

function textHead(text: ContentText | null, ctx: PageContext): Head {
  const { t, config, visit } = ctx
  const company = config.companyName
  if (text === null)
    return { title: t('seo_news_title', { company }), description: t('error_503_title'), noindex: true }
  const site = visit.url.origin
  const url = site + ctx.href('news', { slug: text.slug })
  return {
    title: t('seo_title', { title: text.title, company }),
    description: text.description || t('seo_news_description', { company }),
    type: 'article',
    ...(text.languages && { languages: text.languages }),
    structured: [article('NewsArticle', text, { url, company, site }), breadcrumbList(crumbsOf(text, ctx), site)],
  }
}
