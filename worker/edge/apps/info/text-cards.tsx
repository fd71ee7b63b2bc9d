import type { ContentList, ContentText } from '../../../../shared/api/content.ts'
import { Breadcrumbs, type Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Kept } from '../../../../shared/ui/raw.tsx'
import { dateText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'

const When = ({ at, ctx: { t, visit } }: { at: string; ctx: PageContext }) => (
  <time dateTime={at}>{t('text_updated', { date: dateText(at, t.lang, visit.display, 'date') })}</time>
)

/** Titles with what they are about, each the way to its text. */
export const TextCards = ({
  items,
  link,
  ctx,
}: {
  items: ContentList['items']
  link: (slug: string) => string
  ctx: PageContext
}) => (
  <ul className="list">
    {items.map(({ slug, title, description, updatedAt }) => (
      <li key={slug} className="story card">
        <h2 dir="auto">
          <a href={link(slug)}>{title}</a>
        </h2>
        {description !== '' && <p dir="auto">{description}</p>}
        <When at={updatedAt} ctx={ctx} />
      </li>
    ))}
  </ul>
)

/** One text with the way to it. Its body was made safe where it was read. */
export const TextArticle = ({ text, crumbs, ctx }: { text: ContentText; crumbs: Crumb[]; ctx: PageContext }) => (
  <>
    <Breadcrumbs crumbs={crumbs} t={ctx.t} />
    <article className="text card">
      <h1 dir="auto">{text.title}</h1>
      <p className="hint">
        <When at={text.updatedAt} ctx={ctx} />
      </p>
      <Kept html={text.body} dir="auto" />
    </article>
  </>
)
