import { newEvent, type TestEvent, Visitor } from '../support/client.ts'
import { percentile } from './load.ts'

/** The time of one calculation of a twelve-leg express, asked one after the other. */
export async function benchCalculate(base: string): Promise<void> {
  const events: TestEvent[] = []
  for (let i = 0; i < 12; i++) events.push(await newEvent(base, (1.2 + i / 20).toFixed(2)))
  const visitor = new Visitor(base)
  const body = {
    typeId: 1,
    amount: '10.00',
    bets: events.map((e) => ({ market: { id: e.marketId, outcomeId: e.outcomeId, coef: e.coef } })),
  }
  const times: number[] = []
  for (let k = 0; k < 300; k++) {
    const began = performance.now()
    const answer = await visitor.fetch('/web-api/coupon/calculate', { method: 'POST', json: body })
    if (answer.status !== 200) throw new Error(`calculate answered ${answer.status} ${answer.text.slice(0, 200)}`)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  console.log(
    `calculate: express of 12 legs  p50 ${percentile(times, 50).toFixed(1)} ms  p95 ${percentile(times, 95).toFixed(1)} ms`,
  )
}
