import { expect, it } from 'vitest'
import { Visitor } from '../identity/visitor.ts'
import { bettor, event, leg, placed } from './bettor.ts'

it('[S2.57] the history comes as a file: a line a bet, sums once, in the language and zone asked for', async () => {
  const [p, a, b] = await Promise.all([bettor(), event('1.85'), event('2.10')])
  const { id, placedAt } = placed(await p.place({ typeId: 1, amount: '10.00', bets: [leg(a), leg(b)] }))
  const answer = await p.visitor.send('/web-api/history/bets.csv?lang=ru&tz=3')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="bets.csv"',
  ])
  const lines = answer.text.replace('\ufeff', '').trimEnd().split('\r\n')
  const local = new Date(Date.parse(placedAt) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  expect(lines.length).toBe(3)
  expect(lines[0]).toContain('"Номер","Тип ставки"')
  expect(lines[1]).toMatch(
    new RegExp(`^"'?${id}","Экспресс","${local}","Не рассчитана","10.00","3.885","38.85","","EUR"`),
  )
  expect(lines[2]).toMatch(new RegExp(`^"'?${id}","Экспресс","${local}","Не рассчитана","","","","","EUR"`))
  expect(lines[2]).toContain(`"Home ${b.eventId} – Away ${b.eventId}"`)
  expect((await p.visitor.send('/web-api/history/bets.csv?status=won')).text.split('\r\n').length).toBe(2)
})

it('a file is refused to visitors and for a wrong query', async () => {
  const p = await bettor(null)
  expect((await new Visitor().send('/web-api/history/bets.csv')).status).toBe(401)
  for (const query of ['from=yesterday', 'status=stolen', 'tz=99', 'lang=english'])
    expect([query, (await p.visitor.send(`/web-api/history/bets.csv?${query}`)).status]).toEqual([query, 422])
})
