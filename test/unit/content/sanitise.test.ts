import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '../../../shared/domain/content/sanitise.ts'

describe('[SEC-42] a text of the operator', () => {
  it.each([
    ['an image with a handler', '<img src=x onerror=alert(1)>', ''],
    [
      'an image of this site with a handler',
      '<img src="/a.png" onerror=alert(1)>',
      '<img src="/a.png" loading="lazy">',
    ],
    ['a script address', '<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
    ['one in capitals with controls', '<a href=" JAVA\tSCRIPT:alert(1)">go</a>', '<a>go</a>'],
    ['one behind character references', '<a href="java&#115;cript&colon;alert(1)">go</a>', '<a>go</a>'],
    ['one behind references without semicolon', '<a href="&#106avascript:alert(1)">go</a>', '<a>go</a>'],
    ['a data address', '<a href="data:text/html,<script>1</script>">go</a>', '<a>go</a>'],
    ['a script scheme of long ago', '<a href="vbscript:x">go</a>', '<a>go</a>'],
    ['another host without scheme', '<a href="//evil.test/">go</a><a href="/\\evil.test">x</a>', '<a>go</a><a>x</a>'],
    ['user info before the host', '<a href="https://good.test@evil.test/">go</a>', '<a>go</a>'],
    ['a frame', 'a<iframe src="https://evil.test"></iframe>b', 'ab'],
    ['a style', '<style>body{display:none}</style>text', 'text'],
    ['a style attribute and a class', '<p style="position:fixed" class="x" id="state">text</p>', '<p>text</p>'],
    ['a base', '<base href="//evil.test"><p>text</p>', '<p>text</p>'],
    ['an SVG that loads', '<svg onload=alert(1)><a><script>1</script></a></svg>after', 'after'],
    ['an SVG that is empty', '<svg/onload=alert(1)/>after', 'after'],
    ['a form to another host', '<form action="//evil.test"><input name=p><button>Sign in</button></form>', 'Sign in'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=//evil.test">text', 'text'],
    ['a linked style', '<link rel=stylesheet href=//evil.test>text', 'text'],
    ['a script in capitals', '<SCRIPT SRC=//evil.test></SCRIPT >text', 'text'],
    ['a script that never ends', 'a<script>alert(1)', 'a'],
    ['a script inside a script', '<scr<script>ipt>alert(1)</scr</script>ipt>', '&lt;script&gt;'],
    ['a comment with markup', 'a<!-- <img src=x onerror=1> -->b', 'ab'],
    ['a comment that never ends', 'a<!-- <p>b', 'a'],
    ['a doctype and an instruction', '<!DOCTYPE html><?xml version="1.0"?>text', 'text'],
    ['foreign content with a style', '<math><mtext><table><mglyph><style><img src=x onerror=1></style></math>b', 'b'],
    ['a template', '<template><script>1</script></template>b', 'b'],
    ['a quoted end of a tag', '<p title="><script>alert(1)</script>">x</p>', '<p>x</p>'],
    ['a tag that never ends', 'a <p <b>c</b>', 'a &lt;p <b>c</b>'],
    ['a name that every object has', '<constructor>a</constructor><hasOwnProperty>b', 'ab'],
  ])('is safe with %s', (_, html, safe) => {
    expect(sanitise(html)).toBe(safe)
  })

  it('keeps what an editor writes', () => {
    const text =
      '<h2>Rules &amp; terms</h2><p>Bet <strong>1&nbsp;€</strong> or more, 2 &lt; 3.</p><ul><li>one</li><li>two</li></ul>' +
      '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>'
    expect(sanitise(text)).toBe(text)
  })

  it('marks links that lead elsewhere, and keeps links of the site, of mail and of the page', () => {
    expect(sanitise('<a href="https://example.test/a?b=1&copy=2" target=_top rel=opener>x</a>')).toBe(
      '<a href="https://example.test/a?b=1&amp;copy=2" rel="noopener nofollow">x</a>',
    )
    const own = '<a href="/en/line?page=2">a</a><a href="#c1">b</a><a href="mailto:help@example.test">c</a>'
    expect(sanitise(own)).toBe(own)
  })

  it('closes what never ends and drops what never began', () => {
    expect(sanitise('<ul><li>one<li>two')).toBe('<ul><li>one<li>two</li></li></ul>')
    expect(sanitise('</div></main>a</p><b><i>b</b>c')).toBe('a<b><i>b</i></b>c')
    expect(sanitise('1 < 2 & 3 > 2')).toBe('1 &lt; 2 &amp; 3 &gt; 2')
  })

  it('gives only tags of the list with attributes of the list, whatever comes in, and nothing changes the second time', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        ' ',
        '&',
        ';',
        '!',
        '--',
        '\0',
        '\n',
        'a',
        'p',
        'img',
        'src',
        'href',
        'on',
        'x',
      ],
      ...[
        'script',
        'style',
        'svg',
        'javascript:',
        '&#106',
        '&lt;',
        '</',
        '<a ',
        '<!--',
        '-->',
        '<p title=',
        'onerror=',
        '<img src=/',
      ],
    )
    const tag =
      /<\/?[a-z][a-z0-9]*(?: (?:href|src|title|alt|width|height|start|colspan|rowspan|scope|dir|lang|rel|loading)="[^"<>]*")*>/g
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const safe = sanitise(pieces.join(''))
        expect(safe.replace(tag, '')).not.toMatch(/[<>]/)
        expect(safe).not.toMatch(/<(script|style|svg)|(href|src)="\s*javascript/i)
        expect(sanitise(safe)).toBe(safe)
      }),
      { numRuns: 2000 },
    )
  })

  it('takes time in proportion to the length of the text', () => {
    const began = performance.now()
    for (const part of ['<a', '<a "', '<p x="', '<!--', '<script', '</', '<a \'"', '<svg>', '&#'])
      sanitise(part.repeat(200_000 / part.length))
    expect(performance.now() - began).toBeLessThan(3000)
  })
})
