import { alphabetOf } from '../../../../shared/i18n/content/read-guides.ts'
import type { Alphabet, Term, TermBlock, TermCategory } from '../../../../shared/i18n/content/types.ts'
import { Breadcrumbs, type Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import type { Page, PageContext } from '../../page.ts'
import { breadcrumbList } from '../sports/structured-data.ts'
import { Blocks } from './blocks.tsx'
import { infoValues } from './values.ts'

/** How deep the address goes: what is not named is null. */
interface AlphabetData {
  all: Alphabet
  block: TermBlock | null
  category: TermCategory | null
  term: Term | null
}
type WithContext<P> = P & { ctx: PageContext }

const link = ({ href }: PageContext, ...[block, category, slug]: string[]): string =>
  href('bettingAlphabet', { block, category, slug })

/** The way from the alphabet down to what is shown. */
const crumbsOf = ({ all, block, category, term }: AlphabetData, ctx: PageContext): Crumb[] => {
  const way = [block, category, term].flatMap((each) => each ?? [])
  const slugs = way.map(({ slug }) => slug)
  return [
    { text: all.title, href: link(ctx) },
    ...way.map(({ title }, depth) => ({ text: title, href: link(ctx, ...slugs.slice(0, depth + 1)) })),
  ]
}

const named = <T extends { slug: string }>(list: readonly T[], slug: string | undefined): T | null | undefined =>
  slug === undefined ? null : list.find((each) => each.slug === slug)

/** The betting alphabet (spec §2 `betting-alphabet/{block?}/{category?}/{slug?}`): words of betting, from the list of all down to one. */
export const alphabetPage: Page<AlphabetData> = {
  load: async ({ t, config }, params) => {
    const all = alphabetOf(t.lang, infoValues(config))
    const block = named(all.blocks, params.block)
    const category = named(block?.categories ?? [], params.category)
    const term = named(category?.terms ?? [], params.slug)
    if (block === undefined || category === undefined || term === undefined) return { kind: 'notFound' }
    return { kind: 'data', data: { all, block, category, term } }
  },
  view: (data, ctx) => {
    const { all, block, category, term } = data
    return (
      <>
        {block && <Breadcrumbs crumbs={crumbsOf(data, ctx)} t={ctx.t} />}
        {!block && <Chips all={all} ctx={ctx} />}
        <article className="text card">
          <h1>{(term ?? category ?? block ?? all).title}</h1>
          {!block && <p>{all.description}</p>}
          {!block && all.blocks.map((each) => <Part key={each.slug} block={each} ctx={ctx} />)}
          {block && !category && <p>{block.text}</p>}
          {block && !category && <Categories block={block} ctx={ctx} />}
          {block && category && !term && <Terms block={block} category={category} ctx={ctx} />}
          {term && <Blocks blocks={term.blocks} />}
        </article>
        {block && category && term && <Beside block={block} category={category} term={term} ctx={ctx} />}
      </>
    )
  },
  head: (data, ctx) => {
    const { all, block, category, term } = data
    const { t, config, visit } = ctx
    const way = [term, category, block].flatMap((each) => each?.title ?? [])
    const [first] = term?.blocks ?? []
    return {
      title: t('seo_title', { title: [...way, all.title].join(' – '), company: config.companyName }),
      description: first && 'p' in first ? first.p : (block?.text ?? all.description),
      structured: [breadcrumbList(crumbsOf(data, ctx), visit.url.origin)],
    }
  },
}

const Chips = ({ all, ctx }: WithContext<{ all: Alphabet }>) => (
  <nav className="scroll" aria-label={all.title}>
    {all.blocks.map(({ slug, title }) => (
      <a key={slug} className="chip" href={link(ctx, slug)}>
        {title}
      </a>
    ))}
  </nav>
)

const Part = ({ block, ctx }: WithContext<{ block: TermBlock }>) => (
  <section>
    <h2>
      <a href={link(ctx, block.slug)}>{block.title}</a>
    </h2>
    <ul>
      {block.categories.map(({ slug, title, terms }) => (
        <li key={slug}>
          <a href={link(ctx, block.slug, slug)}>{title}</a>: {terms.map((term) => term.title).join(', ')}
        </li>
      ))}
    </ul>
  </section>
)

const Categories = ({ block, ctx }: WithContext<{ block: TermBlock }>) =>
  block.categories.map(({ slug, title, terms }) => (
    <section key={slug}>
      <h2>
        <a href={link(ctx, block.slug, slug)}>{title}</a>
      </h2>
      <ul>
        {terms.map((term) => (
          <li key={term.slug}>
            <a href={link(ctx, block.slug, slug, term.slug)}>{term.title}</a>
          </li>
        ))}
      </ul>
    </section>
  ))

const Terms = ({ block, category, ctx }: WithContext<{ block: TermBlock; category: TermCategory }>) =>
  category.terms.map(({ slug, title, blocks }) => (
    <section key={slug}>
      <h2>
        <a href={link(ctx, block.slug, category.slug, slug)}>{title}</a>
      </h2>
      <Blocks blocks={blocks} />
    </section>
  ))

/** The other words of the category. */
const Beside = ({
  block,
  category,
  term,
  ctx,
}: WithContext<{ block: TermBlock; category: TermCategory; term: Term }>) => (
  <nav className="scroll" aria-label={category.title}>
    {category.terms.map(({ slug, title }) => (
      <a
        key={slug}
        className="chip"
        href={link(ctx, block.slug, category.slug, slug)}
        aria-current={slug === term.slug ? 'page' : undefined}
      >
        {title}
      </a>
    ))}
  </nav>
)
