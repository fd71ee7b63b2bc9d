import * as v from 'valibot'
import { sendNewsletter, stopNewsletter } from '../../../shared/api/newsletter.ts'
import { now as clockNow } from '../clock/clock.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { changeProfile, playerById } from '../identity/player.ts'
import { siteLink } from '../identity/site.ts'
import { mayMarket } from '../limits/may-market.ts'
import { serveWrite } from '../operator/audit.ts'
import { withSaved } from '../settings/save.ts'
import { signature } from '../signature.ts'

/** How many mails are written at once. */
const BATCH = 50
/** The line above the link, by language; another language gets English. */
const STOP: Readonly<Record<string, string>> = {
  en: 'To stop this newsletter, open',
  ru: 'Чтобы отказаться от рассылки, откройте',
  ar: 'لإيقاف هذه النشرة افتح',
}

/** Names a player to whoever opens the link of his mail; it proves nothing else, and holds as long as the mail is kept. */
const tokenOf = async (env: Env, userId: number): Promise<string> =>
  `${userId}.${await signature(env, 'newsletter', String(userId))}`

const ids = v.array(v.object({ id: v.number() }))

/** Players who have asked for it, in the order of their numbers. */
async function readers({ DB }: Env): Promise<number[]> {
  const { results } = await DB.prepare(
    "SELECT id FROM player WHERE profile ->> '$.office.settings.enable_mail_news' = 1 AND email LIKE '%@%' ORDER BY id",
  ).all()
  return v.parse(ids, results).map(({ id }) => id)
}

/**
 * A recipient as he is at the moment of sending: a run takes its time, and who has stopped the newsletter, begun a break or excluded himself
 * meanwhile gets none (RG-44: an operator paid £490,000 for one push).
 */
async function recipient(env: Env, id: number, now: number) {
  const player = await playerById(env, id)
  const settings = player?.profile.office?.settings
  if (!player?.email || settings?.enable_mail_news !== true || !(await mayMarket(env, player, now))) return null
  return { id, email: player.email, lang: typeof settings.language === 'string' ? settings.language : null }
}

/** The newsletter: the operator sends it to those who have asked for it, and each of them can stop it without signing in. */
export function serveNewsletter(app: App): void {
  serve(app, stopNewsletter, async ({ env, body }) => {
    const userId = Number(body.token.split('.')[0])
    if (body.token !== (await tokenOf(env, userId))) throw new HttpError('tokenOver')
    const stop = { key: 'enable_mail_news', value: false, display: null }
    if (!(await changeProfile(env, userId, (before) => withSaved(before, stop)))) throw new HttpError('tokenOver')
    return { enable_mail_news: false as const }
  })

  serveWrite(app, sendNewsletter, async ({ c, env, body, now }) => {
    const [config, all] = await Promise.all([siteConfigOf(env), readers(env)])
    let sent = 0
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = await Promise.all(all.slice(from, from + BATCH).map((id) => recipient(env, id, clockNow())))
      const mails = batch
        .flatMap((to) => (to ? [to] : []))
        .map(async ({ id, email, lang }) => {
          const own = lang ?? config.defaultLanguage
          const link = siteLink(c, config, own, `/user/stopnewsletter?token=${await tokenOf(env, id)}`)
          return env.DB.prepare(
            'INSERT INTO outbox (channel, recipient, subject, text, at) VALUES (?1, ?2, ?3, ?4, ?5)',
          ).bind('email', email, body.subject, `${body.text}\n\n${STOP[own] ?? STOP.en}: ${link}`, now)
        })
      if (mails.length > 0) await env.DB.batch(await Promise.all(mails))
      sent += mails.length
    }
    return { sent }
  })
}
