import type { ContentText } from '../../../../shared/api/content.ts'
import { infoPage } from '../../../../shared/i18n/content/read.ts'
import type { InfoPage, InfoPageName } from '../../../../shared/i18n/content/types.ts'
import { Kept } from '../../../../shared/ui/raw.tsx'
import type { Page } from '../../page.ts'
import { Blocks } from './blocks.tsx'
import { infoValues } from './values.ts'

interface TextData {
  own: InfoPage
  /** What the operator wrote in its place (content of kind `text`, the page's name its slug); null when there is nothing, or no answer. */
  written: ContentText | null
}

/** A page of one text: contacts, about, licences. The house's own words stand until the operator writes others. */
export const textPage = (name: InfoPageName): Page<TextData> => ({
  load: async ({ t, config, origin }) => {
    const written = await origin.content('text', name)
    return {
      kind: 'data',
      data: {
        own: infoPage(t.lang, name, infoValues(config)),
        written: written === 'notFound' ? null : written,
      },
    }
  },
  view: ({ own, written }) =>
    written === null ? (
      <article className="text card">
        <h1>{own.title}</h1>
        {own.sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
      </article>
    ) : (
      <article className="text card">
        <h1 dir="auto">{written.title}</h1>
        <Kept html={written.body} dir="auto" />
      </article>
    ),
  head: ({ own, written }, { t, config }) => ({
    title: t('seo_title', { title: written?.title ?? own.seo ?? own.title, company: config.companyName }),
    description: written?.description || own.description,
  }),
})
