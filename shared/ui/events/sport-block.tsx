import type { Translate } from '../../i18n/translate.ts'
import { Kept } from '../raw.tsx'
import { Country } from '../sports/country.tsx'
import { SportIcon } from '../sports/icon.tsx'
import { sportName } from '../sports/names.ts'

export interface ChampRows {
  id: number
  name: string
  country: string | undefined
  link: string
  /** Rendered rows (`<li>…`), joined. */
  rows: string
}

interface SportBlockProps {
  t: Translate
  sportId: number
  /** The sport's name unless said. */
  title?: string | undefined
  champs: ChampRows[]
  isAsian?: boolean
}

/** Events of one sport (or of a part of it) by championship, under one head: a price stands in the same column for all of them. */
export const SportBlock = ({ t, sportId, title, champs, isAsian = false }: SportBlockProps) => (
  <section className={isAsian ? 'sp card asia' : 'sp card'}>
    <header className="sp-h">
      <h2>
        <SportIcon id={sportId} />
        {title ?? sportName(sportId, t)}
      </h2>
      {isAsian ? <AsianHeads t={t} /> : <ColumnHeads t={t} />}
    </header>
    {champs.map((champ, place) => (
      <section key={place}>
        <h3 className="ch">
          <Country code={champ.country} t={t} />
          <a href={champ.link} dir="auto">
            {champ.name}
          </a>
        </h3>
        <Kept as="ul" html={champ.rows} />
      </section>
    ))}
  </section>
)

/** Heads of the price columns, for the eye only: each button says its own name. */
const ColumnHeads = ({ t }: { t: Translate }) => (
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

/** Of the Asian view: one head a column, the sides stand below each other. */
const AsianHeads = ({ t }: { t: Translate }) => (
  <>
    <div className="oL o-h" aria-hidden="true">
      <span>{t('market_short_16')}</span>
    </div>
    <div className="oL o-t" aria-hidden="true">
      <span>{t('market_short_18')}</span>
    </div>
    <div className="o3" aria-hidden="true">
      <span>{t('market_short_1')}</span>
    </div>
  </>
)
