import { championsOf } from '../../../../shared/i18n/content/read-guides.ts'
import type { ChampionsRules, Chapter } from '../../../../shared/i18n/content/types.ts'
import { Breadcrumbs, type Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import type { Page, PageContext } from '../../page.ts'
import { breadcrumbList } from '../sports/structured-data.ts'
import { Blocks } from './blocks.tsx'
import { infoValues } from './values.ts'

interface ChampionsData {
  rules: ChampionsRules
  /** Null shows all chapters. */
  chapter: Chapter | null
}

const linkTo = ({ href }: PageContext, chapter?: Chapter): string =>
  href('footballChampionsRules', chapter && { chapter: chapter.id })

const crumbsOf = ({ rules, chapter }: ChampionsData, ctx: PageContext): Crumb[] => [
  { text: ctx.t('rules_title'), href: ctx.href('rules', { ruleGroup: 1 }) },
  { text: rules.title, href: linkTo(ctx) },
  ...(chapter ? [{ text: chapter.title, href: linkTo(ctx, chapter) }] : []),
]

/** Rules for bets on football's cups of champions (spec §2 `football-champions-rules/{chapter?}`): all chapters, or one. */
export const championsPage: Page<ChampionsData> = {
  load: async ({ t, config }, params) => {
    const rules = championsOf(t.lang, infoValues(config))
    const chapter = params.chapter === undefined ? null : rules.chapters.find(({ id }) => String(id) === params.chapter)
    return chapter === undefined ? { kind: 'notFound' } : { kind: 'data', data: { rules, chapter } }
  },
  view: (data, ctx) => {
    const { rules, chapter } = data
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(data, ctx)} t={ctx.t} />
        <article className="text card">
          <h1>{chapter?.title ?? rules.title}</h1>
          {chapter ? (
            <Blocks blocks={chapter.blocks} />
          ) : (
            rules.chapters.map((each) => (
              <section key={each.id}>
                <h2>
                  <a href={linkTo(ctx, each)}>
                    {each.id}. {each.title}
                  </a>
                </h2>
                <Blocks blocks={each.blocks} />
              </section>
            ))
          )}
        </article>
      </>
    )
  },
  head: (data, ctx) => {
    const { rules, chapter } = data
    const { t, config, visit } = ctx
    return {
      title: t('seo_title', {
        title: chapter ? `${chapter.title} – ${rules.title}` : rules.title,
        company: config.companyName,
      }),
      description: rules.description,
      structured: [breadcrumbList(crumbsOf(data, ctx), visit.url.origin)],
    }
  },
}
