import * as v from 'valibot'
import { expect, it } from 'vitest'
import { styleSheet } from '../../../shared/api/style-sheet.ts'
import { styleSheetLinks } from '../../../worker/edge/render/style-sheets.ts'

const DIGEST = `sha384-${'A'.repeat(64)}`

it('[S7.78] the style sheets and the icon set of the config are loaded with the page, a CDN’s under its digest', () => {
  const links = styleSheetLinks(
    { styles: [{ href: '/theme.css' }], iconSet: { href: 'https://cdn.example/icons.css?a=1&b=2', integrity: DIGEST } },
    'n0',
  )
  expect(links).toBe(
    '<link rel="stylesheet" nonce="n0" href="/theme.css">' +
      `<link rel="stylesheet" nonce="n0" href="https://cdn.example/icons.css?a=1&amp;b=2" integrity="${DIGEST}" crossorigin="anonymous">`,
  )
  expect(styleSheetLinks({}, 'n0')).toBe('')
  expect(styleSheetLinks({ styles: [], iconSet: null }, 'n0')).toBe('')
})

it.each([
  [{ href: '/theme.css' }, true],
  [{ href: 'https://cdn.example/a.css', integrity: DIGEST }, true],
  [{ href: 'https://cdn.example/a.css' }, false],
  [{ href: 'http://cdn.example/a.css', integrity: DIGEST }, false],
  [{ href: '//cdn.example/a.css' }, false],
  [{ href: '/theme.js' }, false],
  [{ href: 'javascript:alert(1)', integrity: DIGEST }, false],
  [{ href: 'https://cdn.example/a.css', integrity: 'md5-x' }, false],
])('[SEC-51] takes none from elsewhere without its digest: %j %s', (sheet, expected) => {
  expect(v.is(styleSheet, sheet)).toBe(expected)
})
