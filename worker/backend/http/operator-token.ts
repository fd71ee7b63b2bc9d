import { timingSafeEqual } from 'node:crypto'
import { HttpError } from './error.ts'
import type { Ctx } from './serve.ts'

/** Is a secret what was sent? Compared in constant time; a secret that is not set is nobody's. */
function isSecret(given: string | undefined, secret: string | undefined): boolean {
  const [sent, expected] = [Buffer.from(given ?? ''), Buffer.from(secret ?? '')]
  return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected)
}

/** The operator's bearer; anything else is 404: the operator's calls do not exist for others. */
export function requireOperator(c: Ctx): void {
  const secret = c.env.OPERATOR_TOKEN && `Bearer ${c.env.OPERATOR_TOKEN}`
  if (!isSecret(c.req.header('authorization'), secret)) throw new HttpError('notFound')
}

/** The second person's own secret, beside the operator's bearer: what one has asked for another one approves. For others there is no such call. */
export function requireApprover(c: Ctx): void {
  if (!isSecret(c.req.header('x-approver-token'), c.env.APPROVER_TOKEN)) throw new HttpError('notFound')
}
