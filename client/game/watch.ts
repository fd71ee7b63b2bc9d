import { twice } from '../islands/loader.ts'
import { answerLate } from '../page/late-press.ts'

const media = () => twice(() => import('../media/open.ts'))

/** `[data-media]` opens a video or a zone of this event in the panel, or closes it; everything of media comes with the first press. */
export function startWatch(game: HTMLElement): void {
  game.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-media]') : null
    if (!button) return
    button.ariaBusy = 'true'
    media()
      .then(({ press }) => press(button, game))
      .catch((error: unknown) => console.error('media did not come', error))
      .finally(() => {
        button.ariaBusy = null
      })
  })
  answerLate(game)
  if (document.querySelector('.media')) media().then(({ markButtons }) => markButtons())
}
