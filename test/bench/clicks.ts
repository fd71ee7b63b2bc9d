import { chromium } from 'playwright'
import { browserPath, CHROMIUM_ARGS } from '../check/browser.ts'
import { newBoard, repriceAll } from './board.ts'
import { percentile } from './load.ts'

const CLICKS = 20

/** Runs in the page: how long from a click's own time until the slip has the bet and a frame has shown it, ms. */
function timeOf(outcomeId: number): Promise<number> {
  return new Promise((resolve) => {
    let from = 0
    addEventListener(
      'click',
      (event) => {
        from = event.timeStamp
      },
      { capture: true, once: true },
    )
    const slip = document.querySelector('[data-coupon]') ?? document.body
    const shown = () => document.querySelector(`[data-leg="${outcomeId}"]`) !== null
    const observer = new MutationObserver(() => {
      if (from === 0 || !shown()) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - from)
        port2.postMessage(null)
      })
    })
    observer.observe(slip.parentElement ?? slip, { subtree: true, childList: true, attributes: true })
  })
}

/** From a press on a price until the slip shows the bet, at 4 × CPU throttle while the prices move. */
export async function benchClicks(base: string): Promise<void> {
  const { path, events } = await newBoard(base, CLICKS + 5)
  await new Promise((wake) => setTimeout(wake, 4000))
  const browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_ARGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 1400 } })
  await page.goto(base + path)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(4000)
  let moving = true
  let step = 0
  const mover = (async () => {
    while (moving) {
      await repriceAll(base, events.slice(CLICKS), ++step)
      await new Promise((wake) => setTimeout(wake, 250))
    }
  })()
  const times: number[] = []
  for (const [i, event] of events.slice(0, CLICKS + 1).entries()) {
    const outcomeId = event.outcomes[0]
    const box = await page.locator(`main button[data-outcome="${outcomeId}"]`).boundingBox()
    if (!box) throw new Error('a price is not on the page')
    const time = page.evaluate(timeOf, outcomeId)
    await page.waitForTimeout(100)
    // The mouse itself: a locator's click runs checks of its own in the page.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const taken = await time
    // The first press loads what the slip needs for good: it is measured by the part `browser`.
    if (i > 0) times.push(taken)
    await page.waitForTimeout(300)
  }
  moving = false
  await mover
  await browser.close()
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `clicks: ${times.length} at 4 × throttle, the slip shows the bet after p50 ${percentile(sorted, 50).toFixed(0)} ms, p95 ${percentile(sorted, 95).toFixed(0)} ms, most ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
  )
}
