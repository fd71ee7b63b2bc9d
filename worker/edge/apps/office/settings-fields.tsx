import type { OfficeSettings } from '../../../../shared/api/settings.ts'
import { displayCoef } from '../../../../shared/domain/coefficient/display.ts'
import { COEF_VIEWS, type DisplaySettings } from '../../../../shared/domain/settings/display.ts'
import { CHOICES, SWITCHES, ZONES, zoneName } from '../../../../shared/domain/settings/fields.ts'
import { MAILING_KEYS } from '../../../../shared/domain/settings/notifications.ts'
import type { Translate } from '../../../../shared/i18n/translate.ts'
import { SWITCH_TEXTS } from '../../../../shared/ui/islands/settings-texts.ts'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'

interface FieldsProps {
  settings: OfficeSettings
  /** What this device shows: where the two differ, the page shows what is seen. */
  display: DisplaySettings
  t: Translate
}

/** The price that shows what a format looks like. */
const SAMPLE = 1850

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string | number
  options: readonly (readonly [value: string | number, text: string])[]
}) {
  return (
    <div className="field">
      <label htmlFor={`s-${name}`}>{label}</label>
      <select id={`s-${name}`} className="input" name={name} defaultValue={value}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

const Switch = ({ name, label, on }: { name: string; label: string; on: boolean }) => (
  <label className="check">
    <input type="checkbox" name={name} value="1" defaultChecked={on} />
    {label}
  </label>
)

export function CommonFields({ display, t }: FieldsProps) {
  const zones = ZONES.includes(display.tzo) ? ZONES : [...ZONES, display.tzo]
  return (
    <>
      <Choice
        name="appTheme"
        label={t('settings_theme')}
        value={display.theme}
        options={(['system', 'light', 'dark'] as const).map((theme) => [theme, t(`settings_theme_${theme}`)])}
      />
      <Choice
        name="coefViewId"
        label={t('settings_coef_format')}
        value={display.coefViewId}
        options={COEF_VIEWS.map((id) => [id, `${t(`settings_coef_format_${id}`)} (${displayCoef(SAMPLE, id)})`])}
      />
      <Choice
        name="tzo"
        label={t('settings_time_zone')}
        value={display.tzo}
        options={zones.map((hours) => [hours, zoneName(hours)])}
      />
      <Choice
        name="is12h"
        label={t('settings_time_format')}
        value={display.is12h ? 1 : 0}
        options={[
          [0, t('settings_time_24')],
          [1, t('settings_time_12')],
        ]}
      />
      <Choice
        name="appFontSize"
        label={t('settings_font')}
        value={display.appFontSize}
        options={CHOICES.appFontSize.map((size) => [size, t(`settings_font_${size}`)])}
      />
      <Choice
        name="appViewType"
        label={t('settings_view')}
        value={display.appViewType}
        options={CHOICES.appViewType.map((type) => [type, t(`settings_view_${type}`)])}
      />
      <Choice
        name="marketsNameType"
        label={t('settings_market_names')}
        value={display.marketsNameType}
        options={CHOICES.marketsNameType.map((type) => [type, t(`settings_market_names_${type}`)])}
      />
      <fieldset className="settings-switches">
        <legend>{t('settings_switches')}</legend>
        {SWITCHES.map((key) => (
          <Switch key={key} name={key} label={t(SWITCH_TEXTS[key])} on={Boolean(display[key])} />
        ))}
      </fieldset>
    </>
  )
}

export const NotificationFields = ({ settings, t }: FieldsProps) =>
  MAILING_KEYS.map((key) => (
    <Switch key={key} name={key} label={t(`office_mail_${key}`)} on={settings.notificationSettings[key]} />
  ))

export const BonusFields = ({ settings, t }: FieldsProps) => (
  <fieldset className="settings-switches">
    <legend>{t('rewards_bonus_choice')}</legend>
    {([0, 1, 2] as const).map((choice) => (
      <label key={choice} className="check">
        <input type="radio" name="bonus" value={choice} defaultChecked={settings.bonusSetting?.bonus === choice} />
        {t(`rewards_bonus_${choice}`)}
      </label>
    ))}
  </fieldset>
)

/** Every sport with a tick for line and for live: what is ticked is offered. */
export function SportFields({ settings, t }: FieldsProps) {
  const { sports, lineDisallowSports, liveDisallowSports } = settings
  const tick = (list: 'line' | 'live', id: number, closed: readonly number[]) => (
    <label>
      <input
        type="checkbox"
        name={list}
        value={id}
        defaultChecked={!closed.includes(id)}
        aria-label={t(`office_settings_in_${list}`, { sport: sportName(id, t) })}
      />
    </label>
  )
  return (
    <table className="offer">
      <thead>
        <tr>
          <th scope="col">{t('office_settings_sport')}</th>
          <th scope="col">{t('office_settings_line')}</th>
          <th scope="col">{t('office_settings_live')}</th>
        </tr>
      </thead>
      <tbody>
        {sports.map(({ id }) => (
          <tr key={id}>
            <th scope="row">
              <SportIcon id={id} /> {sportName(id, t)}
            </th>
            <td>{tick('line', id, lineDisallowSports)}</td>
            <td>{tick('live', id, liveDisallowSports)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
