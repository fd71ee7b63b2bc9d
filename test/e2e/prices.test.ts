import { expect, it } from 'vitest'
import { newBoard, repriceAll } from '../bench/board.ts'
import { house, open, withBrowser } from './support.ts'

withBrowser()

const EVENTS = 50

/** Counts in the page, from now on, how many prices each task of its scripts changes (`data-written`). */
function countWrites(): void {
  const counts: number[] = []
  new MutationObserver((records) => {
    counts.push(records.length)
    document.documentElement.dataset.written = counts.join()
  }).observe(document.querySelector('main') ?? document, { subtree: true, characterData: true })
}

it('of many prices that change at once a picture takes eighty, and the others follow', async () => {
  const board = await newBoard(house.url, EVENTS)
  const { page, errors } = await open()
  const prices = page.locator('main button[data-outcome] [data-coef]')
  for (let tries = 0; tries < 8 && (await prices.count()) < EVENTS * 3; tries++) {
    await page.waitForTimeout(400)
    await page.goto(house.url + board.path)
  }
  const shown = async () => (await prices.allTextContents()).toSorted()
  const before = await shown()
  expect(before).toHaveLength(EVENTS * 3)
  await page.evaluate(countWrites)
  await repriceAll(house.url, board.events, 20)
  const after = [1.9, 2.91, 3.92].flatMap((coef) => Array(EVENTS).fill(coef.toFixed(2)))
  await expect.poll(shown, { timeout: 10_000 }).toEqual(after.toSorted())
  const written = (await page.locator('html').getAttribute('data-written'))?.split(',').map(Number) ?? []
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(EVENTS * 3)
  expect(Math.max(...written)).toBeLessThanOrEqual(80)
  expect(errors).toEqual([])
  await page.context().close()
})
