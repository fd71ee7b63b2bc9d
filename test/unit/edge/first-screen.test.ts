import { expect, it } from 'vitest'
import { firstScreen } from '../../../worker/edge/render/first-screen.ts'

const prices = (count: number) =>
  Array.from({ length: count }, (_, i) => `<button class="odd" data-outcome="${i + 1}">1.85</button>`).join('')

it('the first paint waits for the last price of the first screen', () => {
  const { main, link } = firstScreen(prices(100))
  expect(main.match(/<button[^>]* id="first"[^>]*>/g)).toEqual(['<button class="odd" id="first" data-outcome="56">'])
  expect(main.replace(' id="first"', '')).toBe(prices(100))
  expect(link).toBe('<link rel="expect" href="#first" blocking="render">')
})

it('a page that shows less waits for nothing', () => {
  expect(firstScreen(prices(55))).toEqual({ main: prices(55), link: '' })
  expect(firstScreen('')).toEqual({ main: '', link: '' })
})
