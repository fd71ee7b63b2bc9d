/** What the wallet does about its player's limits, each as one transaction (`LimitsApi`). */
export { answerTest } from './limits-answer-test.ts'
export { askReopening, decideLimit, removeLimit, saveLimits } from './limits-change.ts'
export { limitLog } from './limits-log.ts'
export { restoreLimits } from './limits-restore.ts'
export { answerReality, beatNow, enter, reality } from './limits-time.ts'
export { limitViews } from './limits-view.ts'
export { undoPlay } from './undo-play.ts'
