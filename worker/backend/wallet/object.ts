import type { MarketResult } from '../feed/api.ts'
import * as ledgerAccounts from './accounts.ts'
import type { BuyInput, HoldTimes, PlaceInput, SellInput, WalletApi } from './api.ts'
import { buyPromo } from './buy-promo.ts'
import { couponsOf, sell } from './cash-out.ts'
import { cashback } from './cashback.ts'
import { credit } from './credit.ts'
import { gameCashback } from './game-cashback.ts'
import { askedOf, decide, decline, hold, isAsked, isHeld, pendingCoupons } from './held.ts'
import { coupon, history, ledger } from './history.ts'
import { byKey } from './idempotency.ts'
import { WalletLimits } from './object-limits.ts'
import { activate, removeAccount } from './own-accounts.ts'
import { place } from './place.ts'
import { points } from './points.ts'
import { usedPromos } from './promo.ts'
import { rewards } from './rewards.ts'
import { applyResult } from './settle.ts'
import { slipFacts } from './slip-facts.ts'

/** A random safe integer that nobody can guess from another. */
function randomId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 21) * 2 ** 32 + low || 1
}

/**
 * One player's money: accounts, ledger, coupons. The class only hands calls on to the functions of this folder; its layers are a file each:
 * storage and alarm, payments, games, limits, and here accounts and coupons.
 */
export class Wallet extends WalletLimits implements WalletApi {
  async open(input: Parameters<WalletApi['open']>[0]) {
    this.store.change((sql) => ledgerAccounts.open(sql, input))
  }

  async accounts() {
    return ledgerAccounts.accounts(await this.store.atNow())
  }

  async slipFacts(input: Parameters<WalletApi['slipFacts']>[0]) {
    return slipFacts(await this.store.atNow(), input)
  }

  async usedPromos() {
    return usedPromos(this.store.sql)
  }

  async addAccount(input: Parameters<WalletApi['addAccount']>[0]) {
    return this.store.change((sql) => ledgerAccounts.addAccount(sql, input))
  }

  async activate(id: number) {
    return this.store.change((sql) => activate(sql, id))
  }

  async removeAccount(currency: string) {
    return this.store.change((sql) => removeAccount(sql, currency))
  }

  async arrived(from: number, to: number) {
    this.store.arrived(from, to)
  }

  async renewVersion() {
    this.store.renewVersion()
  }

  async place(input: PlaceInput) {
    await this.store.atNow()
    // Of all that a bet leaves an advance alone has a time.
    const due = (input.coupon.prepaidAmount ?? null) !== null
    return this.store.changeUnder(input.version, (sql) => place(sql, input, randomId), { due })
  }

  async hold(input: PlaceInput, times: HoldTimes) {
    const real = Date.now()
    await this.store.atNow()
    const held = this.store.changeUnder(input.version, (sql) =>
      hold(sql, input, { ...times, real }, randomId, this.store.tryOut),
    )
    this.store.planExpiry()
    // Traders wait for what they are to decide.
    if (times.trader) this.store.arm(real)
    return held
  }

  async decide(input: PlaceInput) {
    if (isAsked(this.store.sql, input.key)) this.store.arm(Date.now())
    return this.store.change((sql) => decide(sql, input, randomId))
  }

  async decline(key: string, at: number) {
    this.store.arm(Date.now())
    return this.store.change((sql) => decline(sql, key, at))
  }

  async asked(couponId: number) {
    return askedOf(this.store.sql, couponId)
  }

  async pending() {
    return pendingCoupons(this.store.sql)
  }

  async byKey(key: string) {
    return byKey(this.store.sql, key)
  }

  async isHeld(key: string) {
    return isHeld(this.store.sql, key)
  }

  async coupon(id: number, now: number) {
    return coupon(await this.store.atNow(), id, now)
  }

  async history(query: Parameters<WalletApi['history']>[0]) {
    return history(await this.store.atNow(), query)
  }

  async applyResults(results: MarketResult[], now: number) {
    return {
      changed: this.store.change((sql) => results.reduce((n, result) => n + applyResult(sql, result, now), 0)),
    }
  }

  async applyResult(result: MarketResult, now: number) {
    return { changed: this.store.change((sql) => applyResult(sql, result, now)) }
  }

  async credit(input: Parameters<WalletApi['credit']>[0]) {
    return this.store.change((sql) => credit(sql, input))
  }

  async stored(ids: number[]) {
    return couponsOf(await this.store.atNow(), ids)
  }

  async sell(input: SellInput) {
    return this.store.change((sql) => sell(sql, input))
  }

  async points(page: number) {
    return points(await this.store.atNow(), page)
  }

  async buyPromo(input: BuyInput) {
    return this.store.change((sql) => buyPromo(sql, input))
  }

  async rewards() {
    return rewards(await this.store.atNow())
  }

  async cashback() {
    const sql = await this.store.atNow()
    return [...cashback(sql), ...gameCashback(sql)]
  }

  async ledger(page: number) {
    return ledger(await this.store.atNow(), page)
  }
}
