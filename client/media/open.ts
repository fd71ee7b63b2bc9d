import { computed } from 'nanostores'
import type { MediaGiven } from '../../shared/domain/media/entity.ts'
import { plainTranslator } from '../../shared/i18n/translate.ts'
import type { MediaTranslate } from '../../shared/ui/islands/media/panel.tsx'
import { mount } from '../islands/hydrate.tsx'
import MediaIsland from '../islands/media/index.tsx'
import { DRAWER, isNarrow } from '../page/view.ts'
import { $media, currentMedia, noteGesture, select, setToken, unselect } from '../stores/media.ts'
import { $player } from '../stores/player.ts'
import { followEvents } from './events.ts'
import { startHost } from './host.ts'
import { followToken } from './token.ts'

const TEXTS: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('../texts/media/en.ts'),
  ru: () => import('../texts/media/ru.ts'),
  ar: () => import('../texts/media/ar.ts'),
}

async function translator(): Promise<MediaTranslate> {
  const { lang } = document.documentElement
  const texts = await (TEXTS[lang] ?? TEXTS.en)?.()
  return plainTranslator(lang, texts?.default ?? {})
}

/** A player who has selected a video needs the token. */
const $needsToken = computed(
  [$media, $player],
  (list, player) => player !== null && list.some(({ type }) => type === 'video'),
)

let started: Promise<void> | undefined

/** The panel, its places, its token and the zones' news: once, with the first selection. */
async function start(): Promise<void> {
  const t = await translator()
  const renewToken = followToken($needsToken, setToken)
  followEvents()
  const host = startHost(t('media_title'))
  mount({ element: host, name: 'media', view: MediaIsland, props: { lang: t.lang, renewToken }, t })
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, () => noteGesture(), { passive: true })
  noteGesture()
  /** Esc closes what is shown; in a dialog it leads out of that first. */
  host.addEventListener('keydown', (event) => {
    const shown = host.closest('dialog') ? null : currentMedia()
    if (event.key !== 'Escape' || event.defaultPrevented || !shown) return
    const button = buttons().find((each) => each.ariaPressed === 'true')
    unselect(shown.id)
    button?.focus()
  })
  $media.listen(markButtons)
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('.game [data-media]')]
const gameOf = (button: HTMLElement) => Number(button.closest<HTMLElement>('.game')?.dataset.event)
/** The selected entity that a button stands for. */
const selectedBy = (button: HTMLElement) =>
  $media.get().find(({ type, gameId }) => type === button.dataset.media && gameId === gameOf(button))

/** The buttons of the page show what is selected. */
export function markButtons(): void {
  for (const button of buttons()) button.ariaPressed = String(selectedBy(button) !== undefined)
}

/** What a button of an event's page stands for; null when its markup is not complete. */
function givenOf(button: HTMLElement, game: HTMLElement): MediaGiven | null {
  const { media: type, source } = button.dataset
  if ((type !== 'video' && type !== 'zone') || !source) return null
  return {
    type,
    gameId: gameOf(button),
    sportId: Number(game.dataset.sport),
    title: game.dataset.teams ?? '',
    gameLink: location.pathname,
    ...(type === 'video' ? { videoId: source } : { zoneId: source }),
    ...(isNarrow(DRAWER) && { target: 'board' }),
  }
}

/** A press on 'video' or 'zone' of an event's page: opens it, or closes what is open. */
export async function press(button: HTMLElement, game: HTMLElement): Promise<void> {
  started ??= start()
  await started
  const selected = selectedBy(button)
  const given = givenOf(button, game)
  if (selected) unselect(selected.id)
  else if (given) select(given)
}
