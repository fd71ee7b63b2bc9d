import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../shared/i18n/translator.ts'
import { ErrorView } from '../../../worker/edge/apps/shell/error.tsx'
import { marksOf } from '../../../worker/edge/guards/middleware.ts'
import { PageError } from '../../../worker/edge/page-error.ts'

const shown = ({ status, message }: PageError) => ({
  status,
  html: renderToStaticMarkup(
    <ErrorView t={translator('en')} status={status} message={message} requestId="r1" href={() => '/en/'} />,
  ),
})

describe('[S8.13] the page of an error', () => {
  it('shows its message and its status, 500 unless another is said', () => {
    const boom = shown(new PageError('boom'))
    expect(boom.status).toBe(500)
    expect(boom.html).toContain('<p>boom</p>')
    expect(boom.html).toContain('>500<')
    const forbidden = shown(new PageError('not for you', 403))
    expect(forbidden.status).toBe(403)
    expect(forbidden.html).toMatch(/>403<[\s\S]*<p>not for you<\/p>/)
  })

  it('has words of the status where the error has none', () => {
    const { html } = shown(new PageError('', 403))
    expect(html).toMatch(/<p>[^<]{10,}<\/p>/)
  })

  it('is text, whatever the message holds', () => {
    expect(shown(new PageError('<img src=x onerror=alert(1)>')).html).not.toContain('<img')
  })
})

describe('the middleware that a section names', () => {
  it('[S6.14] marks its pages as for players, or as hidden from banned ones', () => {
    expect(marksOf([])).toEqual({})
    expect(marksOf(['login-required', 'hidden-from-banned'])).toEqual({ login: true, hiddenFromBanned: true })
  })

  it.each(['no-such', 'constructor', '__proto__', ''])('[S8.15] that is not known is 500: %j', (name) => {
    expect(() => marksOf(['login-required', name])).toThrow(
      expect.objectContaining({ status: 500, message: `Unknown middleware: ${name}` }),
    )
  })
})
