import { expect, it, vi } from 'vitest'
import { $notifications, notify } from '../../../client/stores/notifications.ts'

it('[S9.17] a notice closes after 10 s', () => {
  vi.useFakeTimers()
  notify('info', 'a text')
  vi.advanceTimersByTime(9_999)
  expect($notifications.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect($notifications.get()).toHaveLength(0)
  vi.useRealTimers()
})
