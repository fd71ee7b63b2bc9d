import { infoPage } from '../../../../shared/i18n/content/read.ts'
import type { InfoPage, InfoPageName } from '../../../../shared/i18n/content/types.ts'
import type { Page } from '../../page.ts'
import { Blocks } from './blocks.tsx'
import { infoValues } from './values.ts'

/** A page of one text: contacts, about. */
export const textPage = (name: InfoPageName): Page<InfoPage> => ({
  load: async ({ t, config }) => ({ kind: 'data', data: infoPage(t.lang, name, infoValues(config)) }),
  view: ({ title, sections }) => (
    <article className="text card">
      <h1>{title}</h1>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <Blocks blocks={section.blocks} />
        </section>
      ))}
    </article>
  ),
  head: (_data, { t, config }) => ({
    title: t(`seo_${name}_title`, { company: config.companyName }),
    description: t(`seo_${name}_description`),
  }),
})
