import { addressIn } from './addresses.ts'

/** `robots.txt`: a player's office is nobody's to crawl, in no language; the rules are the same for every crawler. */
export function robotsText(site: string, languages: readonly string[]): string {
  const office = ['/office', ...languages.map((lang) => addressIn(lang, '/office'))]
  return [
    'User-agent: *',
    ...office.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')
}
