import { displayCoef } from '../../domain/coefficient/display.ts'
import { COEF_VIEWS, type CoefView, type DisplaySettings, type Theme } from '../../domain/settings/display.ts'
import { CHOICES, SWITCHES, switched, ZONES, zoneName } from '../../domain/settings/fields.ts'
import type { IslandKey } from '../../i18n/keys.ts'
import type { IslandTranslate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import type { IslandProps } from './props.ts'
import { SWITCH_TEXTS } from './settings-texts.ts'

export type ChangeSetting = <K extends keyof DisplaySettings>(key: K, value: DisplaySettings[K]) => void

interface SettingsViewProps {
  props: IslandProps['settings']
  t: IslandTranslate
  change?: ChangeSetting
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark']
/** The price that shows what a format looks like. */
const SAMPLE = 1850
const LANGUAGE_NAMES: Readonly<Record<string, IslandKey>> = {
  en: 'settings_language_en',
  ru: 'settings_language_ru',
  ar: 'settings_language_ar',
}

/** Language, theme, format of prices and times, in a native popover. Without JavaScript the languages are links and the rest is out of reach. */
export function SettingsIslandView({ props, t, change }: SettingsViewProps) {
  const { lang, languages, alternates, display } = props
  return (
    <div className="settings">
      <button
        type="button"
        className="icon-btn settings-open"
        popoverTarget="display-settings"
        aria-label={t('settings_title')}
        title={t('settings_title')}
      >
        <span aria-hidden="true">{lang.toUpperCase()}</span>
      </button>
      <div
        id="display-settings"
        popover="auto"
        className="settings-panel card"
        role="dialog"
        aria-label={t('settings_title')}
      >
        <header>
          <h2>{t('settings_title')}</h2>
          <button
            type="button"
            className="icon-btn"
            popoverTarget="display-settings"
            popoverTargetAction="hide"
            aria-label={t('main_close')}
          >
            <Icon name="close" />
          </button>
        </header>
        <nav className="settings-languages" aria-label={t('settings_language')}>
          {languages.map((code) => (
            <a
              key={code}
              className="chip"
              href={alternates[code] ?? `/${code}/`}
              hrefLang={code}
              lang={code}
              aria-current={code === lang ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[code] === undefined ? code : t(LANGUAGE_NAMES[code])}
            </a>
          ))}
        </nav>
        <fieldset className="settings-themes" disabled={!change}>
          <legend>{t('settings_theme')}</legend>
          {THEMES.map((theme) => (
            <label key={theme} className="chip">
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={display.theme === theme}
                onChange={() => change?.('theme', theme)}
              />
              {t(`settings_theme_${theme}`)}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="settings-coef">{t('settings_coef_format')}</label>
          <select
            id="settings-coef"
            className="input"
            value={display.coefViewId}
            disabled={!change}
            onChange={(event) => change?.('coefViewId', viewOf(event.currentTarget.value))}
          >
            {COEF_VIEWS.map((id) => (
              <option key={id} value={id}>
                {`${t(`settings_coef_format_${id}`)} (${displayCoef(SAMPLE, id)})`}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="settings-zone">{t('settings_time_zone')}</label>
          <select
            id="settings-zone"
            className="input"
            value={display.tzo}
            disabled={!change}
            onChange={(event) => change?.('tzo', Number(event.currentTarget.value))}
          >
            {(ZONES.includes(display.tzo) ? ZONES : [...ZONES, display.tzo]).map((hours) => (
              <option key={hours} value={hours}>
                {zoneName(hours)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="settings-hours">{t('settings_time_format')}</label>
          <select
            id="settings-hours"
            className="input"
            value={display.is12h ? '12' : '24'}
            disabled={!change}
            onChange={(event) => change?.('is12h', event.currentTarget.value === '12')}
          >
            <option value="24">{t('settings_time_24')}</option>
            <option value="12">{t('settings_time_12')}</option>
          </select>
        </div>
        {change && <More display={display} t={t} change={change} />}
      </div>
    </div>
  )
}

/** What only a page with scripts shows: each takes effect at once. */
function More({ display, t, change }: { display: DisplaySettings; t: IslandTranslate; change: ChangeSetting }) {
  return (
    <>
      <fieldset className="settings-themes">
        <legend>{t('settings_font')}</legend>
        {CHOICES.appFontSize.map((size) => (
          <label key={size} className="chip">
            <input
              type="radio"
              name="font"
              checked={display.appFontSize === size}
              onChange={() => change('appFontSize', size)}
            />
            {t(`settings_font_${size}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="settings-switches">
        <legend>{t('settings_switches')}</legend>
        {SWITCHES.map((key) => (
          <label key={key} className="check">
            <input
              type="checkbox"
              checked={Boolean(display[key])}
              onChange={(event) => change(key, switched(key, event.currentTarget.checked))}
            />
            {t(SWITCH_TEXTS[key])}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="settings-view">{t('settings_view')}</label>
        <select
          id="settings-view"
          className="input"
          value={display.appViewType}
          onChange={(event) => change('appViewType', event.currentTarget.value === '1' ? 1 : 0)}
        >
          {CHOICES.appViewType.map((type) => (
            <option key={type} value={type}>
              {t(`settings_view_${type}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="settings-names">{t('settings_market_names')}</label>
        <select
          id="settings-names"
          className="input"
          value={display.marketsNameType}
          onChange={(event) => change('marketsNameType', event.currentTarget.value === '1' ? 1 : 0)}
        >
          {CHOICES.marketsNameType.map((type) => (
            <option key={type} value={type}>
              {t(`settings_market_names_${type}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

const viewOf = (text: string): CoefView => COEF_VIEWS.find((id) => String(id) === text) ?? 0
