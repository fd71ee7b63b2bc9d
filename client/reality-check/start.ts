import { RealityDialog } from '../../shared/ui/limits/reality-dialog.tsx'
import { timeText } from '../../shared/ui/time.ts'
import { request } from '../api/request.ts'
import { openDialog } from '../limits/dialog.ts'
import { limitsPaths } from '../limits/paths.ts'
import { careTexts } from '../limits/texts.ts'
import { $settings } from '../stores/settings.ts'
import type { SessionFacts } from './session-facts.ts'
import { type RealityParts, watchReality } from './watch.ts'

/** Watches a player's reality checks; his tabs share their answers. Gives the function that ends it. */
export function startRealityCheck(userId: number, lang: string): () => void {
  const others = new BroadcastChannel(`reality:${userId}`)
  let closeHere = () => {}

  const prompt: RealityParts['prompt'] = async (facts) => {
    const t = await careTexts(lang)
    const shownAt = Date.now()
    return new Promise((resolve) => {
      const close = openDialog({
        name: 'reality',
        labelledBy: 'reality-title',
        view: RealityDialog,
        t,
        props: {
          ...shownOf(facts, lang),
          answer: (action, hide) => {
            close()
            resolve({ answer: { action, hide }, shownAt })
          },
        },
      })
      closeHere = () => {
        close()
        resolve(null)
      }
    })
  }

  const watch = watchReality({
    call: request,
    prompt,
    tell: (isKnown) => others.postMessage(isKnown),
    leave: () => location.assign(`/${lang}/`),
  })
  others.onmessage = ({ data }) => {
    closeHere()
    closeHere = () => {}
    watch.answered(data === true)
  }
  return () => {
    watch.end()
    others.close()
  }
}

const shownOf = ({ startedAt, ...facts }: SessionFacts, lang: string) => ({
  ...facts,
  since: timeText(startedAt, lang, $settings.get()),
  links: limitsPaths(lang),
})
