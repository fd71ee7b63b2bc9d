import type { SiteConfig } from '../../../shared/api/config.ts'
import { directionOf } from '../../../shared/i18n/translate.ts'
import type { Env } from '../env.ts'
import { readConfig } from '../facts/config.ts'
import { openLane } from '../origin/lane.ts'

/** Sides of the icons that a home screen takes, pixels. */
const SIDES = [192, 512]

/** The web manifest of a site: its own name and language; in a window of its own only where the operator wants an app. */
export const manifestOf = ({
  companyName,
  defaultLanguage,
  isPwa,
}: Pick<SiteConfig, 'companyName' | 'defaultLanguage' | 'isPwa'>) => ({
  id: '/',
  name: companyName,
  short_name: companyName,
  lang: defaultLanguage,
  dir: directionOf(defaultLanguage),
  start_url: '/',
  scope: '/',
  display: isPwa ? 'standalone' : 'browser',
  background_color: '#0e1217',
  theme_color: '#161c24',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...SIDES.map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      ...(side === 512 && { purpose: 'any maskable' }),
    })),
  ],
})

/** `/manifest.json`, for everybody the same, whatever the guards say of pages. */
export async function manifestFile(env: Env, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const config = await readConfig({ ...env, lane: openLane() }, waitUntil)
  return Response.json(manifestOf(config), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=600' },
  })
}
