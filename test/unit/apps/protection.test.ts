import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userConfigOf } from '../../../worker/backend/identity/user-config.ts'
import { accountPage } from '../../../worker/edge/apps/office/account-page.tsx'
import { contextOf, originWith } from './context.ts'

const user = userConfigOf(
  {
    id: 5,
    email: 'ann@b.test',
    password: '',
    password_changed: 0,
    name: 'Ann',
    surname: 'Player',
    birthday: '1990-05-17',
    phone: null,
    country: 1,
    currency: 'EUR',
    bonus: 0,
    promo_code: null,
    profile: {},
    created: 0,
  },
  0,
)

async function shown(level: number | null, lang: string): Promise<string> {
  const origin = originWith([], { userConfig: async () => ({ ...user, protection_level: level }) })
  const ctx = contextOf('/office', origin, { lang })
  const loaded = await accountPage.load(ctx, {})
  if (loaded.kind !== 'data') throw new Error(loaded.kind)
  return renderToStaticMarkup(accountPage.view(loaded.data, ctx))
}

it('[S4.93] the account page says nothing of a protection that has no level', async () => {
  expect(await shown(null, 'en')).not.toContain('Protection of the account')
})

it.each([
  ['en', 'fair'],
  ['ru', 'средняя'],
  ['ar', 'متوسطة'],
])('[S4.95] the account page names the protection in words: %s', async (lang, word) => {
  expect(await shown(50, lang)).toContain(`>${word}<`)
})
