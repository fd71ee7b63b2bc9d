import type { Block } from '../../../../shared/i18n/content/types.ts'

/** Paragraphs, lists and tables of an information text. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, place) => <Piece key={place} block={block} />)

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text whose e-mail addresses can be pressed. */
const Words = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={place} href={`mailto:${part}`} dir="ltr">
        {part}
      </a>
    ),
  )

function Piece({ block }: { block: Block }) {
  if ('p' in block)
    return (
      <p>
        <Words text={block.p} />
      </p>
    )
  if ('list' in block)
    return (
      <ul>
        {block.list.map((text) => (
          <li key={text}>
            <Words text={text} />
          </li>
        ))}
      </ul>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="wide-table" tabIndex={0} aria-label={block.table.head.join(', ')}>
      <table>
        <thead>
          <tr>
            {block.table.head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.table.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((text, column) => (
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
