import { providerCallback } from '../../../shared/api/payments-operator.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Word } from '../../../shared/domain/payments/states.ts'
import type { App, Ctx } from '../http/serve.ts'
import type { Payment } from '../wallet/payments-api.ts'
import { providerOf, SANDBOX } from './providers.ts'
import { signed } from './signing.ts'

/** A callback that takes longer than this is not waited for: it comes at once with its old signature, milliseconds. */
const LONGEST_WAIT_MS = 20_000

export interface SandboxWord {
  status: Word
  amount?: string | undefined
  currency?: string | undefined
  times?: number
  parallel?: boolean
  delaySeconds?: number
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The sandbox speaks as any provider does: signed callbacks over HTTP to the address of callbacks, through all that stands before it. Gives
 * the statuses of the answers. All `times` are one callback that is sent again; `delaySeconds` is how long it is on its way.
 */
export async function sandboxSays(app: App, c: Ctx, payment: Payment, word: SandboxWord): Promise<number[]> {
  const provider = await providerOf(c.env, SANDBOX)
  if (!provider) return []
  const { status, times = 1, parallel = false, delaySeconds = 0 } = word
  const body = JSON.stringify({
    paymentId: payment.id,
    status,
    amount: word.amount ?? formatMoney(payment.amount, payment.currency),
    currency: word.currency ?? payment.currency,
  })
  const id = crypto.randomUUID()
  const url = new URL(providerCallback.path.replace(':provider', SANDBOX), c.req.url)
  const isLong = delaySeconds * 1000 > LONGEST_WAIT_MS
  const sentAt = Math.floor(Date.now() / 1000) - (isLong ? delaySeconds : 0)
  if (!isLong && delaySeconds > 0) await sleep(delaySeconds * 1000)
  const send = async () => {
    const request = new Request(url, { method: 'POST', headers: signed(provider.secret, id, body, sentAt), body })
    return (await app.fetch(request, c.env, c.executionCtx)).status
  }
  if (parallel) return Promise.all(Array.from({ length: times }, send))
  const answers: number[] = []
  for (let n = 0; n < times; n++) answers.push(await send())
  return answers
}
