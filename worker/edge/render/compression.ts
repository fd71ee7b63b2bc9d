import type { Turn } from '../turn.ts'

/**
 * Has workerd compress a page that is sent in one piece. Cloudflare compresses by itself whatever a Worker answers, so in production nothing
 * is said; where workerd stands alone a page would travel at seven times its weight. A stream stays as it is: the compressor would hold
 * back its first part. What the client itself has asked for stands in `cf` where a proxy before the Worker has put its own words into the header.
 */
export function compression({ env, visit }: Pick<Turn, 'env' | 'visit'>): { 'content-encoding'?: 'gzip' } {
  const { cf, headers } = visit.request
  const asked = cf?.clientAcceptEncoding ?? headers.get('accept-encoding')
  return env.ENVIRONMENT !== 'production' && /\bgzip\b/.test(String(asked)) ? { 'content-encoding': 'gzip' } : {}
}
