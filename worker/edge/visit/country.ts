import type { Env } from '../env.ts'

/**
 * Where a request comes from, ISO 3166-1 alpha-2 in upper case, or null: in production only what the platform says, outside it only the
 * header that the platform would set (api.md).
 */
export function countryOf(request: Request, env: Env): string | null {
  const given = env.ENVIRONMENT === 'production' ? request.cf?.country : request.headers.get('cf-ipcountry')
  return typeof given === 'string' && /^[A-Z]{2}$/.test(given) ? given : null
}
