import * as limits from './limits.ts'
import type { LimitsApi } from './limits-api.ts'
import { mainCurrency } from './limits-gate.ts'
import * as marketing from './marketing.ts'
import { WalletBonuses } from './object-bonuses.ts'
import * as slots from './slot-session.ts'
import { statement } from './statement.ts'

/** The calls of the player's limits. */
export abstract class WalletLimits extends WalletBonuses implements LimitsApi {
  async enter(input: Parameters<LimitsApi['enter']>[0]) {
    return this.store.change((sql) => limits.enter(sql, input))
  }

  async limits(input: Parameters<LimitsApi['limits']>[0]) {
    return limits.limitViews(this.store.sql, input, input.running)
  }

  async saveLimits(input: Parameters<LimitsApi['saveLimits']>[0]) {
    return this.store.change((sql) => limits.saveLimits(sql, input))
  }

  async decideLimit(input: Parameters<LimitsApi['decideLimit']>[0]) {
    return this.store.change((sql) => limits.decideLimit(sql, input))
  }

  async removeLimit(input: Parameters<LimitsApi['removeLimit']>[0]) {
    return this.store.change((sql) => limits.removeLimit(sql, input))
  }

  async answerTest(input: Parameters<LimitsApi['answerTest']>[0]) {
    return this.store.change((sql) => limits.answerTest(sql, input))
  }

  async beat(input: Parameters<LimitsApi['beat']>[0]) {
    return this.store.change((sql) => limits.beatNow(sql, input))
  }

  async reality(input: Parameters<LimitsApi['reality']>[0]) {
    return limits.reality(this.store.sql, input)
  }

  async answerReality(input: Parameters<LimitsApi['answerReality']>[0]) {
    return this.store.change((sql) => limits.answerReality(sql, input))
  }

  async limitLog(page: number) {
    return limits.limitLog(this.store.sql, page)
  }

  async slotSession(ask: Parameters<LimitsApi['slotSession']>[0]) {
    return slots.slotSession(this.store.sql, ask)
  }

  async beginSlotSession(input: Parameters<LimitsApi['beginSlotSession']>[0]) {
    return this.store.change((sql) => slots.beginSlotSession(sql, input))
  }

  async mayMarket(asked: Parameters<LimitsApi['mayMarket']>[0]) {
    return marketing.mayMarket(this.store.sql, asked)
  }

  async isIntensive(asked: Parameters<LimitsApi['isIntensive']>[0]) {
    return marketing.isIntensive(this.store.sql, asked)
  }

  async statement(months: Parameters<LimitsApi['statement']>[0]) {
    return statement(this.store.sql, months, mainCurrency(this.store.sql))
  }

  async undoPlay(ask: Parameters<LimitsApi['undoPlay']>[0]) {
    return this.store.change((sql) => limits.undoPlay(sql, ask))
  }

  async restoreLimits(input: Parameters<LimitsApi['restoreLimits']>[0]) {
    return this.store.change((sql) => limits.restoreLimits(sql, input))
  }

  async askReopening(input: Parameters<LimitsApi['askReopening']>[0]) {
    return this.store.change((sql) => limits.askReopening(sql, input))
  }
}
