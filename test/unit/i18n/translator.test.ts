import { describe, expect, it } from 'vitest'
import { plainTranslator } from '../../../shared/i18n/translate.ts'
import { translator } from '../../../shared/i18n/translator.ts'

describe('the translator of a language', () => {
  it('fills values', () => {
    expect(translator('en')('event_open', { home: 'Arsenal', away: 'Chelsea' })).toBe('Open Arsenal – Chelsea')
    expect(translator('ru')('coupon_min', { amount: '0.20 EUR' })).toBe('Мин. 0.20 EUR')
  })
  it('leaves a value that it was not given as it stands', () => {
    expect(translator('en')('event_open', { home: 'Arsenal' })).toBe('Open Arsenal – {away}')
    expect(translator('en')('event_open')).toBe('Open {home} – {away}')
  })
  it.each([
    ['en', 0, '0 events'],
    ['en', 1, '1 event'],
    ['en', 2, '2 events'],
    ['ru', 1, '1 событие'],
    ['ru', 3, '3 события'],
    ['ru', 11, '11 событий'],
    ['ru', 21, '21 событие'],
    ['ru', 22, '22 события'],
    ['ar', 0, 'لا أحداث'],
    ['ar', 1, 'حدث واحد'],
    ['ar', 2, 'حدثان'],
    ['ar', 7, '7 أحداث'],
    ['ar', 12, '12 حدثًا'],
    ['ar', 100, '100 حدث'],
  ])('in %s counts %i as "%s"', (lang, count, text) => {
    expect(translator(lang)('count_events', { count })).toBe(text)
  })
  it('writes western digits in Arabic', () => {
    expect(translator('ar')('count_events', { count: 1205 })).toMatch(/1,205/)
  })
  it('falls back to English with English plurals when it has no text of the language', () => {
    const t = translator('fr')
    expect(t('header_login')).toBe('Sign in')
    expect(t('count_events', { count: 0 })).toBe('0 events')
  })
  it('knows its direction', () => {
    expect([translator('en').dir, translator('ru').dir, translator('ar').dir]).toEqual(['ltr', 'ltr', 'rtl'])
    expect([translator('ru').lang, translator('ar').lang]).toEqual(['ru', 'ar'])
  })
})

describe('the translator of the browser', () => {
  const t = plainTranslator<'bet' | 'gone'>('ar', { bet: 'راهن بمبلغ {amount}' })
  it('fills values', () => expect(t('bet', { amount: 5 })).toBe('راهن بمبلغ 5'))
  it('shows the key when it has no text', () => expect(t('gone')).toBe('gone'))
  it('knows its direction', () => expect(t.dir).toBe('rtl'))
})
