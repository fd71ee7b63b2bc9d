import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('the boot script is under 2.5 KiB, needs nothing else, and is no module', async () => {
  const built = await build({
    entryPoints: ['client/boot.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  })
  const text = built.outputFiles[0]?.text ?? ''
  expect(text.length).toBeGreaterThan(500)
  expect(text.length).toBeLessThan(2560)
  expect(text).not.toMatch(/\bimport\b|\bexport\b|<\/script/)
})
