import { expect, it } from 'vitest'
import { closedKey, withoutClosed } from '../../../worker/edge/origin/closed-sports.ts'
import { originWith } from '../apps/context.ts'
import { lineEvent, liveEvent } from '../ui/samples.ts'

const events = [lineEvent(), liveEvent({ id: 13 })]
const closedBy = (line: number[], live: number[]) => withoutClosed(originWith(events), { line, live })

it('[S6.21] a live sport that is closed for a player is not offered live, its line is', async () => {
  const origin = closedBy([], [1])
  expect(await origin.sports()).toEqual([
    { id: 1, line: 1, live: 0 },
    { id: 1, line: 1, live: 0 },
  ])
  expect(await origin.event(13)).toBe('notFound')
  expect(await origin.event(lineEvent().id)).toMatchObject({ id: lineEvent().id })
  expect(await origin.champs({ type: 'live' })).toEqual([])
  expect((await origin.champs({ type: 'line' }))?.length).toBe(2)
  expect((await origin.champs({}))?.length).toBe(2)
})

it('[S6.21] a sport that is closed in both is named nowhere', async () => {
  const origin = closedBy([1], [1])
  expect(await origin.sports()).toEqual([])
  expect(await origin.champs({})).toEqual([])
  expect(await origin.event(lineEvent().id)).toBe('notFound')
})

it('lists are asked for without what is closed', async () => {
  const asked: unknown[] = []
  const origin = withoutClosed(
    originWith([], {
      events: async (filter) => {
        asked.push(filter)
        return null
      },
    }),
    { line: [1, 4], live: [] },
  )
  await origin.events({ type: 'line', count: 5 })
  expect(asked).toEqual([{ type: 'line', count: 5, closedLine: '1,4' }])
})

it('an event that is over stays to be read', async () => {
  const origin = withoutClosed(originWith([liveEvent({ id: 13, status: 4 })]), { line: [1], live: [1] })
  expect(await origin.event(13)).toMatchObject({ id: 13 })
})

it('who has closed nothing gets the origin itself, and shares the kept texts', () => {
  const origin = originWith(events)
  expect(withoutClosed(origin, undefined)).toBe(origin)
  expect(closedKey(undefined)).toBe('')
  expect(closedKey({ line: [1], live: [2, 3] })).not.toBe(closedKey({ line: [1, 2], live: [3] }))
})
