import { expect, it } from 'vitest'
import { UsageError } from '../../../worker/ops/commands/command.ts'
import { payments, readPayments } from '../../../worker/ops/commands/payments.ts'

const PROVIDER = {
  name: 'psp',
  url: 'https://psp.test/pay',
  secret: 'x'.repeat(32),
  methods: [{ id: 1, name: 'Card', currency: 'EUR', min: '1.00', max: '9.00', directions: ['deposit'] }],
}

it('the operator’s orders about payments become calls', async () => {
  const called: unknown[] = []
  const tools = {
    call: async (...args: unknown[]) => {
      called.push(args)
      return { data: { items: [], total: 0, page: 1 } }
    },
  } as unknown as Parameters<typeof payments.run>[1]
  await payments.run(['approve', '417304000003'], tools)
  await payments.run(['list'], tools)
  expect(called).toEqual([
    ['POST', '/payments/417304000003/approve'],
    ['GET', '/payments?direction=withdraw&status=created'],
  ])
  expect(readPayments(['providers', JSON.stringify({ providers: [PROVIDER] })])).toMatchObject({
    body: { sandbox: true, providers: [{ name: 'psp', addresses: [] }] },
  })
})

it('orders that are wrong are refused before anything is called', () => {
  for (const args of [
    [],
    ['approve'],
    ['approve', 'all'],
    ['approve', '1', '2'],
    ['list', '1'],
    ['providers', 'no json'],
    ['providers', JSON.stringify({ providers: [{ ...PROVIDER, secret: 'short' }] })],
  ])
    expect(() => readPayments(args)).toThrow(UsageError)
})
