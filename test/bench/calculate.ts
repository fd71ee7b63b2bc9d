import { couponReturn } from '../../shared/domain/settlement/returns.ts'
import { newEvent, type TestEvent, Visitor } from '../support/client.ts'
import { percentile } from './load.ts'

/** A system of 10 out of 20: 184 756 combinations, reckoned with exact fractions. Milliseconds of one, the median of many. */
function benchSystem(): void {
  const times: number[] = []
  for (let round = 0; round < 400; round++) {
    const legs = Array.from({ length: 20 }, (_, i) => ({
      coef: 1101 + ((i * 137 + round * 31) % 8000),
      statusId: i % 7 === 0 ? 4 : 1,
    }))
    const began = performance.now()
    couponReturn(2, legs, { k: 10 })
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  console.log(
    `calculate: system of 10 out of 20  p50 ${percentile(times, 50).toFixed(3)} ms  p95 ${percentile(times, 95).toFixed(3)} ms (under 1 ms)`,
  )
}

/** The time of one calculation of a twelve-leg express, asked one after the other. */
export async function benchCalculate(base: string): Promise<void> {
  benchSystem()
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
