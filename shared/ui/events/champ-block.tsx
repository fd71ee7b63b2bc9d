import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { Kept } from '../raw.tsx'
import { Country } from '../sports/country.tsx'
import { SportIcon } from '../sports/icon.tsx'

interface ChampBlockProps {
  t: Translate
  /** Keeps the heads of a page apart. */
  id: string
  sportId: number
  country: string | undefined
  name: string
  link: string
  /** Rendered rows (`<li>…`), joined. */
  rows: string
}

/** The events of one championship under one head: where prices stand in the same column for all of them. */
export const ChampBlock = ({ t, id, sportId, country, name, link, rows }: ChampBlockProps) => (
  <section className="champ card" aria-labelledby={`champ-${id}`}>
    <header className="champ-h">
      <h2 id={`champ-${id}`}>
        <SportIcon id={sportId} />
        <Country code={country} t={t} />
        <a href={link} dir="auto">
          {name}
        </a>
      </h2>
      <ColumnHeads t={t} />
    </header>
    <Kept as="ul" html={rows} />
  </section>
)

/** Heads of the price columns, for the eye only: each button says its own name. */
const ColumnHeads = ({ t }: { t: Translate }): ReactNode => (
  <>
    <div className="o3" aria-hidden="true">
      <span>1</span>
      <span>X</span>
      <span>2</span>
    </div>
    <div className="oL o-t" aria-hidden="true">
      <span>{t('outcome_short_13')}</span>
      <span>{t('market_short_18')}</span>
      <span>{t('outcome_short_12')}</span>
    </div>
    <div className="oL o-h" aria-hidden="true">
      <span>1</span>
      <span>{t('market_short_16')}</span>
      <span>2</span>
    </div>
  </>
)
