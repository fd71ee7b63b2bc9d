import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Taken } from '../../../shared/domain/settings/cookies.ts'

interface Sent {
  body: unknown
  signal: AbortSignal
  answer(status: number): void
}
let sent: Sent[] = []
let leave = () => {}

/** What the module needs of a browser: fetch, and the page's end. */
async function browser() {
  vi.resetModules()
  sent = []
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => {
    if (type === 'pagehide') leave = act
  })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal(
    'fetch',
    (_url: string, init: RequestInit & { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        init.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        sent.push({
          body: JSON.parse(String(init.body)),
          signal: init.signal,
          answer: (status) =>
            resolve(Response.json(status < 400 ? { data: {} } : { title: 'main_unavailable' }, { status })),
        })
      }),
  )
  const [{ saveSetting }, { $notifications }] = await Promise.all([
    import('../../../client/page/save-setting.ts'),
    import('../../../client/stores/notifications.ts'),
  ])
  const taken: Taken[] = []
  return {
    taken,
    $notifications,
    save: (value: Taken['value'], before: Taken['value'], key: Taken['key'] = 'theme') =>
      saveSetting({ key, value }, before, (setting) => taken.push(setting)),
  }
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[S7.64] sends one setting and holds when the origin takes it', async () => {
  const { save, taken } = await browser()
  const done = save('dark', 'system')
  sent[0]?.answer(200)
  expect(await done).toBe(true)
  expect([sent[0]?.body, taken]).toEqual([{ key: 'theme', value: 'dark' }, []])
})

it('[S4.82] is taken back when the save fails, and the person is told', async () => {
  const { save, taken, $notifications } = await browser()
  const done = save('dark', 'light')
  sent[0]?.answer(500)
  expect(await done).toBe(false)
  expect(taken).toEqual([{ key: 'theme', value: 'light' }])
  await vi.waitFor(() => expect($notifications.get()).toMatchObject([{ kind: 'error' }]))
})

it('[S8.54] only logs that the right column could not be saved', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { save, taken, $notifications } = await browser()
  const done = save(true, false, 'hideRight')
  sent[0]?.answer(500)
  expect(await done).toBe(false)
  expect(logged).toHaveBeenCalledOnce()
  expect([taken, $notifications.get()]).toEqual([[], []])
  logged.mockRestore()
})

it('[S4.82] a choice that the next one cancelled is not taken back; the last one decides', async () => {
  const { save, taken } = await browser()
  const first = save('dark', 'system')
  const second = save('light', 'dark')
  expect(sent[0]?.signal.aborted).toBe(true)
  sent[1]?.answer(200)
  expect([await first, await second, taken]).toEqual([false, true, []])
})

it('goes back to what was saved last, not to a choice that never was', async () => {
  const { save, taken } = await browser()
  const first = save('dark', 'system')
  const second = save('light', 'dark')
  sent[1]?.answer(503)
  await Promise.all([first, second])
  expect(taken).toEqual([{ key: 'theme', value: 'system' }])
})

it('[S4.82] stands when the page is left while it is saved', async () => {
  const { save, taken } = await browser()
  const done = save('dark', 'system')
  leave()
  sent[0]?.answer(500)
  await done
  expect(taken).toEqual([])
})

it('of a player whose session is over stays in this browser', async () => {
  const { save, taken } = await browser()
  const done = save('dark', 'system')
  sent[0]?.answer(401)
  expect([await done, taken]).toEqual([true, []])
})

it('an answer that does not come in 10 s is a failed save', async () => {
  const { save, taken } = await browser()
  const done = save('dark', 'system')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([await done, taken]).toEqual([false, [{ key: 'theme', value: 'system' }]])
})
