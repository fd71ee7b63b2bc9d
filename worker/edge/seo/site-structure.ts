import { addressIn } from './addresses.ts'

/** schema.org WebSite and Organization, for the home page. */
export function siteStructure(site: {
  site: string
  lang: string
  company: string
  email: string
}): Record<string, unknown>[] {
  const id = `${site.site}/#organization`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${site.site}/#website`,
      name: site.company,
      url: site.site + addressIn(site.lang, '/'),
      inLanguage: site.lang,
      publisher: { '@id': id },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': id,
      name: site.company,
      url: `${site.site}/`,
      logo: `${site.site}/icon-512.png`,
      ...(site.email !== '' && {
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: site.email },
      }),
    },
  ]
}
