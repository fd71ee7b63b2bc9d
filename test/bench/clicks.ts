import { chromium, type Page } from 'playwright'
import { browserPath, CHROMIUM_ARGS } from '../check/browser.ts'
import { type BoardEvent, newBoard, repriceAll } from './board.ts'
import { percentile } from './load.ts'

const CLICKS = 20
/** A press that has shown nothing for so long is lost. */
const LOST_MS = 10_000

interface Timed extends Window {
  /** How long from the click's own time until the slip has the bet and a frame has shown it, ms; null when it never does. */
  taken: Promise<number | null>
}

/** Runs in the page, before a press. `plain`: the page's scripts do not hear of the click, a bare element is put into the slip instead. */
function takeTime({ id, plain, lost }: { id: number; plain: boolean; lost: number }): void {
  const slip = document.querySelector('[data-coupon]') ?? document.body
  let from = 0
  const bare = document.createElement('p')
  const onClick = (event: Event) => {
    from = event.timeStamp
    if (!plain) return
    event.preventDefault()
    event.stopImmediatePropagation()
    bare.textContent = 'Home – Away 1.50'
    bare.setAttribute('data-leg', String(id))
    slip.appendChild(bare)
  }
  addEventListener('click', onClick, { capture: true, once: true })
  ;(window as unknown as Timed).taken = new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), lost)
    const observer = new MutationObserver(() => {
      if (from === 0 || !document.querySelector(`[data-leg="${id}"]`)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          resolve(performance.now() - from)
          clearTimeout(timer)
          bare.remove()
        }
        port2.postMessage(null)
      })
    })
    observer.observe(slip.parentElement ?? slip, { subtree: true, childList: true, attributes: true })
  })
}

async function press(page: Page, event: BoardEvent, plain: boolean): Promise<number> {
  const id = event.outcomes[0]
  const box = await page.locator(`main button[data-outcome="${id}"]`).boundingBox()
  if (!box) throw new Error('a price is not on the page')
  await page.evaluate(takeTime, { id, plain, lost: LOST_MS })
  await page.waitForTimeout(100)
  // The mouse itself: a locator's click runs checks of its own in the page.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const taken = await page.evaluate(() => (window as unknown as Timed).taken)
  if (taken === null) throw new Error(`a press on ${id} has shown nothing for ${LOST_MS} ms`)
  await page.waitForTimeout(300)
  return taken
}

function say(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const ms = (percent: number) => `p${percent} ${percentile(sorted, percent).toFixed(0)} ms`
  console.log(`${name}: ${times.length} at 4 × throttle, shown after ${ms(50)}, ${ms(95)}, ${ms(100)}`)
}

/** From a press on a price until the slip shows the bet, at 4 × CPU throttle while prices move; beside it a bare element in the same place. */
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
  const floor: number[] = []
  const times: number[] = []
  for (const [i, event] of events.slice(0, CLICKS + 1).entries()) {
    const plain = await press(page, event, true)
    const taken = await press(page, event, false)
    // The first press loads what the slip needs for good: it is measured by the part `browser`.
    if (i === 0) continue
    floor.push(plain)
    times.push(taken)
  }
  moving = false
  await mover
  await browser.close()
  say('floor, a bare element', floor)
  say('clicks, a bet in the slip', times)
}
