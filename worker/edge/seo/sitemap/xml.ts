import { escapeHtml } from '../../render/escape.ts'

/** An address of the sitemap: its path with the language; when it was last changed, only when that is known. */
export interface Entry {
  path: string
  lastmod?: string
}

/** The protocol allows 50,000 addresses a file; what is added between two readings has room. */
export const PER_FILE = 45_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** One file of addresses (sitemaps.org). */
export function urlsetXml(site: string, entries: readonly Entry[]): string {
  const rows = entries.map(
    ({ path, lastmod }) =>
      `<url><loc>${escapeHtml(site + path)}</loc>${lastmod === undefined ? '' : `<lastmod>${escapeHtml(lastmod)}</lastmod>`}</url>\n`,
  )
  return `${HEAD}<urlset ${NAMESPACE}>\n${rows.join('')}</urlset>\n`
}

/** The list of files. */
export function indexXml(site: string, files: readonly string[]): string {
  const rows = files.map((file) => `<sitemap><loc>${escapeHtml(`${site}/sitemaps/${file}.xml`)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${rows.join('')}</sitemapindex>\n`
}

export interface FileName {
  lang: string
  section: string
  /** From 1. */
  part: number
}

/** `en-events`, and from the second file of a section on `en-events-2`. */
export const fileName = ({ lang, section, part }: FileName): string => `${lang}-${section}${part > 1 ? `-${part}` : ''}`

/** Reads `en-events-2`; null for what is no name of a file (`en-events-1` is `en-events`). */
export function readFileName(name: string): FileName | null {
  const match = /^([a-z]{2})-([a-z]+)(?:-([1-9][0-9]{0,3}))?$/.exec(name)
  if (!match?.[1] || !match[2] || match[3] === '1') return null
  return { lang: match[1], section: match[2], part: Number(match[3] ?? 1) }
}

/** How many files a section of so many addresses has. */
export const partsOf = (count: number): number => Math.ceil(count / PER_FILE)
