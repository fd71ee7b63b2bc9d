import { isLocalHost } from '../../shared/domain/redirects/own-hosts.ts'
import type { Env } from './env.ts'

/**
 * Was the site asked by a name that is not its own? A page would print it in its links (security.md 2.3 C), and a form of that origin would
 * be trusted. Outside production nobody has said what the site is called: it has its local names alone.
 */
export const isForeignHost = (
  { hostname }: URL,
  { ENVIRONMENT, SITE_ORIGIN }: Pick<Env, 'ENVIRONMENT' | 'SITE_ORIGIN'>,
): boolean => ENVIRONMENT !== 'production' && !SITE_ORIGIN && !isLocalHost(hostname)
