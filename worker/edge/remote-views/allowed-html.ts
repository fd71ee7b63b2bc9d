/** Elements that a remote's markup may have; of any other one only the content stays (SEC-42). None of them holds raw text. */
export const ALLOWED_ELEMENTS = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del details dfn div dl dt em ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark meter nav ol ' +
    'option optgroup output p picture pre progress q rp rt ruby s samp section select slot small source span strong sub summary sup ' +
    'table tbody td tfoot th thead time tr u ul var wbr fieldset'
  ).split(' '),
)

/** Elements that go with all that stands in them: scripts, foreign content, raw text. */
export const DROPPED_ELEMENTS = new Set(
  (
    'script style iframe frame frameset object embed applet noscript noembed noframes template svg math xmp plaintext listing title ' +
    'textarea base meta link audio video portal fencedframe marquee'
  ).split(' '),
)

/** Only these close themselves by `/>`. */
export const FOREIGN_ELEMENTS = new Set(['svg', 'math'])

export const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Their end is implied by what follows. */
export const IMPLIED_END = new Set('p li dt dd tr td th thead tbody tfoot colgroup option optgroup rt rp'.split(' '))

/** Elements of a document; a remote's stylesheet may speak of them, so they become elements of that name (`rv-body`). */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = { html: 'rv-html', head: 'rv-head', body: 'rv-body' }

/** Attributes that are put out as they are. Inline styles are none: the page's policy refuses them anyway. */
const PLAIN = new Set(
  (
    'abbr alt autocomplete checked class colspan cols datetime dir disabled for headers height hidden high id inputmode ' +
    'label lang list loading low max maxlength min minlength multiple name open optimum part pattern placeholder readonly required ' +
    'reversed role rows rowspan scope selected size slot span start step tabindex title translate type value width'
  ).split(' '),
)

export const isPlainAttribute = (name: string): boolean =>
  PLAIN.has(name) || /^(?:aria|data)-[a-z0-9-]{1,40}$/.test(name)
