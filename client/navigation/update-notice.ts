import { notify } from '../stores/notifications.ts'
import { loadTexts } from '../texts/load.ts'

/** A newer version of the site is told of, with a button that loads it (spec §8). */
export function startUpdateNotice(lang: string): void {
  addEventListener('update', async () => {
    const t = await loadTexts(lang)
    notify('warning', t('update_text'), 0, { text: t('update_reload'), act: () => location.reload() }, 'update')
  })
}
