import { notify } from '../stores/notifications.ts'
import { IDLE_OUT } from './last-active.ts'

const TEXTS: Record<string, string> = {
  en: 'You were signed out because nothing was done for a while.',
  ru: 'Вы вышли из аккаунта: долго не было никаких действий.',
  ar: 'تم تسجيل خروجك لأنك لم تقم بأي نشاط منذ فترة.',
}

/** The notice in a language; an unknown one gets English. */
export const idleText = (lang: string): string => TEXTS[lang] ?? TEXTS.en ?? ''

/** Says why a player is a visitor now, and not again on the next page (S4.23). */
export function tellIdle(lang: string, storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  if (storage.getItem(IDLE_OUT) === null) return
  storage.removeItem(IDLE_OUT)
  notify('warning', idleText(lang))
}
