import type { Outcome } from '../../domain/results/score.ts'
import type { TextKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'

const NAMES: Readonly<Record<Outcome, { long: TextKey; short: TextKey }>> = {
  won: { long: 'stat_won', short: 'stat_won_short' },
  drawn: { long: 'stat_drawn', short: 'stat_drawn_short' },
  lost: { long: 'stat_lost', short: 'stat_lost_short' },
}

/** Last games as letters, the latest first. */
export const Form = ({ outcomes, t }: { outcomes: readonly Outcome[]; t: Translate }) => (
  <span className="form-o">
    {outcomes.map((outcome, place) => (
      <b key={place} className={`o-${outcome}`}>
        <abbr title={t(NAMES[outcome].long)}>{t(NAMES[outcome].short)}</abbr>
      </b>
    ))}
  </span>
)
