import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ICONS } from '../../../shared/ui/icon.tsx'
import { coloursOf, initialsOf } from '../../../shared/ui/team/colours.ts'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const tokens = read('shared/ui/css/tokens.css')

function values(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}
const between = (from: string) => {
  const start = tokens.indexOf(from)
  return tokens.slice(start, tokens.indexOf('}', start))
}
const light = values(between(':root {'))
const dark = values(between(':root:not('))
const chosenDark = values(between(':root[data-theme'))

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a = '#777', b = '#777'): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

describe('tokens', () => {
  it('give the chosen dark theme the values of the system’s dark theme', () => expect(chosenDark).toEqual(dark))

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('are readable in the %s theme: every pair of text and ground is AA', (_name, theme) => {
    const poor = ['text', 'muted', 'accent', 'up', 'down', 'live', 'warn'].flatMap((text) =>
      ['bg', 'surface', 'raised']
        .filter((ground) => contrast(theme[text], theme[ground]) < 4.5)
        .map((ground) => `${text} on ${ground}: ${contrast(theme[text], theme[ground]).toFixed(2)}`),
    )
    const special = (
      [
        ['on-accent', 'accent'],
        ['accent', 'accent-soft'],
        ['up', 'accent-soft'],
        ['warn', 'warn-soft'],
        ['text', 'hover'],
        ['muted', 'hover'],
      ] as const
    )
      .filter(([text, ground]) => contrast(theme[text], theme[ground]) < 4.5)
      .map(([text, ground]) => `${text} on ${ground}: ${contrast(theme[text], theme[ground]).toFixed(2)}`)
    expect([...poor, ...special]).toEqual([])
  })
})

it('keeps the whole sheet under 10 kB on the wire', () => {
  const files = [...read('shared/ui/styles.css').matchAll(/"\.\/(css\/[a-z-]+\.css)"/g)].map(([, file]) =>
    read(`shared/ui/${file}`),
  )
  expect(files.length).toBeGreaterThan(9)
  const css = files
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
  expect(gzipSync(css, { level: 9 }).length).toBeLessThan(10 * 1024)
})

it('uses logical directions only, so that right to left needs no second sheet', () => {
  const files = ['base', 'layout', 'odds', 'pages'].map((name) => read(`shared/ui/css/${name}.css`)).join('\n')
  expect(
    files.match(/\b(margin|padding|border)-(left|right)\b|\btext-align: (left|right)|^\s*(left|right):/gm),
  ).toBeNull()
})

it('has a drawing in the sprite for every icon', () => {
  const sprite = read('shared/ui/icons.svg')
  expect(ICONS.filter((name) => !sprite.includes(`<symbol id="i-${name}"`))).toEqual([])
})

it('draws the same mark for a name every time, and different ones for different names', () => {
  expect(coloursOf('Arsenal')).toEqual(coloursOf('Arsenal'))
  const marks = ['Arsenal', 'Chelsea', 'Real Madrid', 'Barcelona', 'Milan', 'Inter', 'Ajax', 'Porto'].map((name) =>
    JSON.stringify(coloursOf(name)),
  )
  expect(new Set(marks).size).toBeGreaterThan(6)
  expect(['Real Madrid', 'Arsenal', 'Спартак Москва', 'الأهلي', '76ers'].map(initialsOf)).toEqual([
    'RM',
    'AR',
    'СМ',
    'ال',
    '76',
  ])
})
