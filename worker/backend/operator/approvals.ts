import * as v from 'valibot'
import { type approval, decideApproval, getApprovals } from '../../../shared/api/operate.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { requireApprover } from '../http/operator-token.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { serveWrite, whoOf } from './audit.ts'
import { type Adjustment, giveMoney } from './give-money.ts'

/** From this sum a second person approves what a player is given within a day, in units of his account's currency; the var APPROVAL_FROM says another. */
const FROM = 1000
const DAY_MS = 24 * 3_600_000
const PAGE = 50

const nullable = v.nullable(v.number())
const row = v.object({
  id: v.number(),
  player: v.number(),
  reference: v.string(),
  account: nullable,
  amount: v.string(),
  who: v.string(),
  at: v.number(),
  status: v.picklist(['small', 'waiting', 'approved', 'refused']),
  decided_by: v.nullable(v.string()),
  decided_at: nullable,
})
type Row = v.InferOutput<typeof row>
type Approval = v.InferInput<typeof approval>

const iso = (ms: number) => new Date(ms).toISOString()
const view = ({ id, player, account, amount, reference, who, at, status, ...decided }: Row): Approval => ({
  id,
  playerId: player,
  accountId: account,
  amount,
  reference,
  who,
  at: iso(at),
  status: status === 'small' ? 'approved' : status,
  decidedBy: decided.decided_by,
  decidedAt: decided.decided_at === null ? null : iso(decided.decided_at),
})

/**
 * Notes money for a player and gives the adjustment when it has to wait, or was refused; null when it may be given. A house without a
 * second person (APPROVER_TOKEN) makes nobody wait. Small sums add up: those of a day count as one. Throws keyReused for a reference of another sum.
 */
export async function heldBack(c: Ctx, asked: Adjustment, now: number): Promise<Approval | null> {
  const { DB, APPROVER_TOKEN, APPROVAL_FROM }: Env = c.env
  if (!APPROVER_TOKEN) return null
  const { player, account, amount, reference } = asked
  await DB.prepare(
    `INSERT INTO adjustment (player, reference, account, amount, units, who, at, status)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, CASE WHEN ?5 + COALESCE(SUM(units), 0) >= ?8 THEN 'waiting' ELSE 'small' END
     FROM adjustment WHERE player = ?1 AND status = 'small' AND at > ?7 - ${DAY_MS}
     ON CONFLICT (player, reference) DO NOTHING`,
  )
    .bind(player, reference, account, amount, Number(amount), whoOf(c), now, Number(APPROVAL_FROM ?? FROM))
    .run()
  const known = v.parse(
    row,
    await DB.prepare('SELECT * FROM adjustment WHERE player = ?1 AND reference = ?2').bind(player, reference).first(),
  )
  if (known.amount !== amount || known.account !== account) throw new HttpError('keyReused')
  return known.status === 'waiting' || known.status === 'refused' ? view(known) : null
}

/** What waits for a second person, and his word on it (security.md SEC-90; ASVS 2.3.5). */
export function serveApprovals(app: App): void {
  serve(app, getApprovals, async ({ env, query }) => {
    const page = query.page ?? 1
    const { results } = await env.DB.prepare(
      "SELECT * FROM adjustment WHERE status <> 'small' ORDER BY id DESC LIMIT ?1 OFFSET ?2",
    )
      .bind(PAGE, (page - 1) * PAGE)
      .all()
    const total = await env.DB.prepare("SELECT COUNT(*) AS n FROM adjustment WHERE status <> 'small'").first<number>(
      'n',
    )
    return { items: v.parse(v.array(row), results).map(view), total: total ?? 0, page }
  })
  serveWrite(app, decideApproval, async ({ c, env, params, body, now }) => {
    requireApprover(c)
    const decided = await env.DB.prepare(
      `UPDATE adjustment SET status = ?2, decided_by = ?3, decided_at = ?4 WHERE id = ?1 AND status = 'waiting' RETURNING *`,
    )
      .bind(params.id, body.approve ? 'approved' : 'refused', whoOf(c), now)
      .first()
    if (!decided) {
      const known = await env.DB.prepare("SELECT id FROM adjustment WHERE id = ?1 AND status <> 'small'")
        .bind(params.id)
        .first()
      throw new HttpError(known ? 'paymentDecided' : 'notFound')
    }
    const { player, account, amount, reference, ...rest } = v.parse(row, decided)
    if (body.approve) await giveMoney(env, { player, account, amount, reference }, now)
    return view({ player, account, amount, reference, ...rest })
  })
}
