import { answerRequest, listRequests, makeRequest, ownRequests } from '../../../shared/api/payment-requests.ts'
import { topicOf } from '../../../shared/domain/payments/topics.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'

const PAGE = 50
/** Questions that a player may ask in a day. */
const MOST_A_DAY = 20
const DAY_MS = 86_400_000

interface Row {
  id: number
  player: number
  topic: number
  sub_topic: number | null
  payment: number | null
  text: string
  at: number
  answer: string | null
  answered: number | null
}
const shown = ({ id, topic, sub_topic, payment, text, at, answer, answered }: Row) => ({
  id,
  topicId: topic,
  subTopicId: sub_topic,
  transactionId: payment,
  text,
  at: new Date(at).toISOString(),
  answer,
  answeredAt: answered === null ? null : new Date(answered).toISOString(),
})

async function pageOf({ DB }: Env, where: string, order: 'ASC' | 'DESC', player: number | null, page: number) {
  const [{ results }, total] = await Promise.all([
    DB.prepare(`SELECT * FROM payment_request WHERE ${where} ORDER BY id ${order} LIMIT ${PAGE} OFFSET ?2`)
      .bind(player, (page - 1) * PAGE)
      .all<Row>(),
    DB.prepare(`SELECT COUNT(*) AS n FROM payment_request WHERE ${where}`).bind(player).first<number>('n'),
  ])
  return { results, total: total ?? 0, page }
}

/** Questions about payments: a player asks by topic, the operator answers, and the player reads it among his requests. */
export function serveRequests(app: App): void {
  serve(app, ownRequests, async ({ env, session, query }) => {
    const { results, ...rest } = await pageOf(env, 'player = ?1', 'DESC', session.userId, query.page ?? 1)
    return { ...rest, items: results.map(shown) }
  })

  serve(app, makeRequest, async ({ env, session, body, now }) => {
    const { topicId, subTopicId = null, transactionId = null, text } = body
    const topic = topicOf(topicId)
    if (!topic || (subTopicId !== null && !topic.subTopics.some(({ id }) => id === subTopicId)))
      throw new HttpError('notFound')
    if (transactionId !== null) {
      const payment = await callWallet(env, session.userId, (wallet) => wallet.payment(transactionId, now))
      if (!payment) throw new HttpError('notFound')
    }
    // The limit is in the statement, so that many at once cannot slip through.
    const added = await env.DB.prepare(
      `INSERT INTO payment_request (player, topic, sub_topic, payment, text, at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE (SELECT COUNT(*) FROM payment_request WHERE player = ?1 AND at > ?7) < ${MOST_A_DAY} RETURNING id`,
    )
      .bind(session.userId, topicId, subTopicId, transactionId, text, now, now - DAY_MS)
      .first<{ id: number }>()
    if (!added) throw new HttpError('tooMany', { headers: { 'retry-after': String(DAY_MS / 1000) } })
    return { id: added.id, at: new Date(now).toISOString() }
  })

  serve(app, listRequests, async ({ env, query }) => {
    const { results, ...rest } = await pageOf(env, 'answer IS NULL AND ?1 IS NULL', 'ASC', null, query.page ?? 1)
    return { ...rest, items: results.map((row) => ({ ...shown(row), userId: row.player })) }
  })

  serveWrite(app, answerRequest, async ({ env, params, body, now }) => {
    const { meta } = await env.DB.prepare('UPDATE payment_request SET answer = ?2, answered = ?3 WHERE id = ?1')
      .bind(params.id, body.answer, now)
      .run()
    if (meta.changes === 0) throw new HttpError('notFound')
    return {}
  })
}
