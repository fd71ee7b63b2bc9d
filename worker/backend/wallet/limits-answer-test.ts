import type { LimitsApi, Saved } from './limits-api.ts'
import { applyChanges } from './limits-change.ts'
import { takeTest } from './limits-test.ts'
import type { Sql } from './sql.ts'

/** The questions are answered: when right, what was asked for waits like any loosening; the token has served either way. */
export function answerTest(sql: Sql, answering: Parameters<LimitsApi['answerTest']>[0]): Saved {
  const taken = takeTest(sql, answering.token, answering.now)
  return taken.ok ? applyChanges(sql, answering, answering.isRight ? taken.changes : []) : taken
}
