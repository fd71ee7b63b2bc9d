import { confirmHref } from '../../shared/routes/confirm-href.ts'

/**
 * A call that is refused until changed terms are confirmed (451 with exception_code 1, spec §8) leads to the page that asks for it, with the
 * way back. Gives where to; null for another refusal, and on that page itself.
 */
export function termsAsked(
  body: Record<string, unknown>,
  lang: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null {
  if (body.exception_code !== 1 || pathname === `/${lang}/confirm`) return null
  return confirmHref(lang, pathname + search + hash)
}
