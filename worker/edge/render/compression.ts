import type { Turn } from '../turn.ts'

/**
 * Has workerd compress a page that is sent in one piece. Cloudflare compresses by itself whatever a Worker answers, so in production nothing
 * is said; where workerd stands alone a page would travel at seven times its weight. A stream stays as it is: the compressor would hold
 * back its first part.
 */
export const compression = ({ env, visit }: Pick<Turn, 'env' | 'visit'>): { 'content-encoding'?: 'gzip' } =>
  env.ENVIRONMENT !== 'production' && /\bgzip\b/.test(visit.request.headers.get('accept-encoding') ?? '')
    ? { 'content-encoding': 'gzip' }
    : {}
