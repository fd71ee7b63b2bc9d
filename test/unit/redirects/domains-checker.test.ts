import { expect, it, vi } from 'vitest'
import { checkDomains } from '../../../worker/backend/redirects/domains-checker.ts'

it('[S8.50] a host that does not answer is written into the log and nothing else happens', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const asked: string[] = []
  const ask = async (url: string, { method, signal }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (url.includes('gone')) throw new TypeError('no such host')
    if (url.includes('slow'))
      await new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason), { once: true }))
    return new Response(null, { status: url.includes('broken') ? 502 : url.includes('moved') ? 301 : 200 })
  }
  const hosts = [
    'fine.example',
    'moved.example',
    'gone.example',
    'slow.example',
    'broken.example',
    'a.example',
    'gone.too',
  ]
  await expect(checkDomains(hosts, ask, 20)).resolves.toBeUndefined()
  const told = log.mock.calls.map(([line]) => JSON.parse(line))
  log.mockRestore()
  expect(asked.sort()).toEqual(hosts.map((host) => `HEAD https://${host}/`).sort())
  expect(told.every(({ level, message }) => level === 'error' && message === 'domains-checker')).toBe(true)
  expect(Object.fromEntries(told.map(({ host, error }) => [host, error]))).toEqual({
    'gone.example': 'no such host',
    'slow.example': expect.stringContaining('timeout'),
    'broken.example': 'status 502',
    'gone.too': 'no such host',
  })
})
