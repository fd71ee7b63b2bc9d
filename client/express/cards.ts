import { displayCoef } from '../../shared/domain/coefficient/display.ts'
import { shownThousandths } from '../../shared/domain/coefficient/thousandths.ts'
import { totalCoef } from '../../shared/domain/coupon/preview.ts'
import { buttonLeg } from '../coupon/button-leg.ts'
import { settled } from '../coupon/settled.ts'
import { putText } from '../realtime/places.ts'
import { $coupon, changeCoupon } from '../stores/coupon.ts'
import { $settings } from '../stores/settings.ts'

/** How long the button asks before it forgets the question, and says what has happened, milliseconds. */
const ASKS_MS = 8000
const SAYS_MS = 3000

const prices = (card: HTMLElement) => [...card.querySelectorAll<HTMLElement>('button[data-outcome]')]

/** The total of the prices as they stand now, with the uplift and without it. */
function sum(card: HTMLElement): void {
  const coefs = prices(card).map((button) => Number(button.querySelector<HTMLElement>('[data-coef]')?.dataset.coef))
  const show = (name: string, all: readonly number[]) => {
    const cell = card.querySelector(name)
    const total = shownThousandths(totalCoef(1, all))
    if (cell) putText(cell, displayCoef(Number(total), $settings.get().coefViewId))
  }
  show('[data-express-coef]', coefs)
  show('[data-express-total]', [...coefs, Number(card.dataset.uplift)])
}

/** Lets a button say something else for a while. */
function say(button: HTMLButtonElement, text: string | undefined, ms: number, then = () => {}): void {
  const before = button.dataset.own ?? button.textContent
  button.dataset.own = before
  button.textContent = text ?? before
  setTimeout(() => {
    if (button.textContent !== text) return
    button.textContent = before
    then()
  }, ms)
}

/** Puts the express into the slip as it is. Other bets in the slip go only at a second press: an express with one bet more is not the house's. */
function add(card: HTMLElement, button: HTMLButtonElement): void {
  const legs = prices(card).map(buttonLeg)
  const own = legs.filter((leg) => leg !== null)
  if (own.length < legs.length) return
  const outcomes = own.map((leg) => leg.outcomeId)
  const isStrange = $coupon.get().legs.some((leg) => !outcomes.includes(leg.outcomeId))
  if (isStrange && button.dataset.asked === undefined) {
    button.dataset.asked = ''
    say(button, button.dataset.replace, ASKS_MS, () => delete button.dataset.asked)
    return
  }
  delete button.dataset.asked
  settled()
  const id = Number(card.dataset.express)
  // One that was made for somebody is an express like any other.
  const express = id > 0 ? { id, uplift: Number(card.dataset.uplift), outcomes } : undefined
  changeCoupon(({ more }) => ({ legs: own, typeId: 1, more: { ...more, express } }))
  say(button, button.dataset.added, SAYS_MS)
}

/** Ready-made expresses of the page: their totals follow the prices, their buttons fill the slip. */
export function startCards(cards: Iterable<HTMLElement>): void {
  for (const card of cards) {
    new MutationObserver(() => sum(card)).observe(card, { attributeFilter: ['data-coef'], subtree: true })
    sum(card)
    const button = card.querySelector<HTMLButtonElement>('[data-express-add]')
    button?.addEventListener('click', () => add(card, button))
  }
}
