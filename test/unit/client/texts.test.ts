import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import auth from '../../../shared/i18n/auth/en.ts'
import coupon from '../../../shared/i18n/coupon/en.ts'
import history from '../../../shared/i18n/history/en.ts'
import island from '../../../shared/i18n/island/en.ts'
import settings from '../../../shared/i18n/settings/en.ts'

/** Keys that are made of a part and a number or a name. */
const MADE = [
  /^coupon_change_\d$/,
  /^coupon_error_/,
  /^settings_(font|market_names|view)_\d$/,
  /^history_status_/,
  /^settings_theme_/,
  /^settings_coef_format_\d+$/,
  /^registration_bonus_\d$/,
  /^registration_(type|text)_[a-z]+_reg$/,
  /^login_mode_/,
  /^conversion_(not|main|additional)_allowed$/,
]

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : [readFileSync(join(folder, entry.name), 'utf8')],
  )

it('browsers are sent only texts that an island says', () => {
  const said = [
    ...sources('client/islands'),
    ...sources('client/coupon'),
    ...sources('client/navigation'),
    ...sources('client/page'),
    ...sources('client/api'),
    ...sources('client/session'),
    ...sources('client/user'),
    ...sources('shared/ui/islands'),
    ...sources('shared/ui/forms'),
    ...sources('shared/ui/auth'),
  ].join('\n')
  const unsaid = Object.keys({ ...auth, ...coupon, ...history, ...island, ...settings }).filter(
    (key) => !said.includes(`'${key}'`) && !MADE.some((made) => made.test(key)),
  )
  expect(unsaid).toEqual([])
})
