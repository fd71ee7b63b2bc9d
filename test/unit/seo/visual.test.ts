import { describe, expect, it } from 'vitest'
import { visualMarkup } from '../../../worker/edge/seo/visual.tsx'

describe('the visual of a page', () => {
  it('is the operator’s picture and text, in a section of its own', () => {
    const html = visualMarkup({ image: '/media/cup.svg', alt: 'The cup', text: '<h2>All about</h2><p>Odds</p>' })
    expect(html).toMatch(/^<section/)
    expect(html).toContain('src="/media/cup.svg" alt="The cup" loading="lazy"')
    expect(html).toContain('<h2>All about</h2><p>Odds</p>')
  })

  it('is safe whatever another operator’s module says', () => {
    const html = visualMarkup({
      image: '//evil.test/x.png',
      alt: '',
      text: '<p onclick="x()">Hi<script>alert(1)</script></p><a href="javascript:x()">y</a>',
    })
    expect(html).not.toMatch(/evil|onclick|script/)
    expect(html).toContain('Hi')
  })

  it.each([null, { image: null, alt: '', text: '' }, { image: '\\\\evil.test', alt: 'x', text: '<script></script>' }])(
    'is nothing without a picture and a text: %j',
    (visual) => {
      expect(visualMarkup(visual)).toBe('')
    },
  )
})
