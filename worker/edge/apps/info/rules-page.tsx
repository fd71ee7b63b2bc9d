import { rulesOf } from '../../../../shared/i18n/content/read.ts'
import type { Chapter, RuleGroup } from '../../../../shared/i18n/content/types.ts'
import { Breadcrumbs } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import type { Page, PageContext } from '../../page.ts'
import { breadcrumbList } from '../sports/structured-data.ts'
import { Blocks } from './blocks.tsx'
import { infoValues } from './values.ts'

interface RulesData {
  groups: RuleGroup[]
  group: RuleGroup
  /** Null shows all chapters of the group. */
  chapter: Chapter | null
}

const linkTo = ({ href }: PageContext, group: RuleGroup, chapter?: Chapter) =>
  href('rules', { ruleGroup: group.id, ...(chapter && { chapter: chapter.id }) })

const crumbsOf = ({ group, chapter }: RulesData, ctx: PageContext) => [
  { text: ctx.t('rules_title'), href: ctx.href('rules', { ruleGroup: 1 }) },
  ...(group.id === 1 && chapter === null ? [] : [{ text: group.title, href: linkTo(ctx, group) }]),
  ...(chapter ? [{ text: chapter.title, href: linkTo(ctx, group, chapter) }] : []),
]

/** Betting rules: a group with all its chapters, or one chapter of it. */
export const rulesPage: Page<RulesData> = {
  load: async ({ t, config }, params) => {
    const groups = rulesOf(t.lang, infoValues(config))
    const group = groups.find((each) => String(each.id) === params.ruleGroup)
    const chapter =
      params.chapter === undefined ? null : group?.chapters.find((each) => String(each.id) === params.chapter)
    return group && chapter !== undefined ? { kind: 'data', data: { groups, group, chapter } } : { kind: 'notFound' }
  },
  view: (data, ctx) => {
    const { t } = ctx
    const { groups, group, chapter } = data
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(data, ctx)} t={t} />
        <nav className="scroll" aria-label={t('rules_groups')}>
          {groups.map((each) => (
            <a
              key={each.id}
              className="chip"
              href={linkTo(ctx, each)}
              aria-current={each.id === group.id ? 'true' : undefined}
            >
              {each.title}
            </a>
          ))}
        </nav>
        <article className="text card">
          <h1>{chapter?.title ?? group.title}</h1>
          {chapter ? <Blocks blocks={chapter.blocks} /> : <Chapters data={data} ctx={ctx} />}
        </article>
      </>
    )
  },
  head: (data, ctx) => {
    const { t, config, visit } = ctx
    const values = { chapter: data.chapter?.title ?? data.group.title, company: config.companyName }
    return {
      title: t('seo_rules_title', values),
      description: t('seo_rules_description', values),
      structured: [breadcrumbList(crumbsOf(data, ctx), visit.url.origin)],
    }
  },
}

const Chapters = ({ data: { group }, ctx }: { data: RulesData; ctx: PageContext }) => (
  <>
    <ol className="toc" aria-label={ctx.t('rules_chapters')}>
      {group.chapters.map((chapter) => (
        <li key={chapter.id}>
          <a href={`#c${chapter.id}`}>{chapter.title}</a>
        </li>
      ))}
    </ol>
    {group.chapters.map((chapter) => (
      <section key={chapter.id} id={`c${chapter.id}`}>
        <h2>
          <a href={linkTo(ctx, group, chapter)}>
            {group.id}.{chapter.id} {chapter.title}
          </a>
        </h2>
        <Blocks blocks={chapter.blocks} />
      </section>
    ))}
  </>
)
