import { useState } from 'react'
import type { IslandTranslate } from '../../../../i18n/translate.ts'

/** A saved coupon: its code, the address that opens it, and the day on which it ends, as shown. */
export interface SavedCode {
  code: string
  link: string
  until: string
}

interface CodesProps {
  t: IslandTranslate
  /** The slip has bets to save. */
  canSave: boolean
  saved: SavedCode | null
  /** A sentence on what became of the last try. */
  said: string
  save(): void
  load(code: string): void
  copy(link: string): void
}

/** Saves the slip under a code with a link that can be shared, and loads one. */
export function Codes({ t, canSave, saved, said, save, load, copy }: CodesProps) {
  const [code, setCode] = useState('')
  return (
    <form
      className="coupon-codes"
      onSubmit={(event) => {
        event.preventDefault()
        load(code)
      }}
    >
      {canSave && (
        <button type="button" className="btn wide" data-coupon-save="" onClick={save}>
          {t('coupon_save')}
        </button>
      )}
      {saved && (
        <div className="coupon-note">
          <b dir="ltr" data-coupon-code="">
            {saved.code}
          </b>
          <p>{t('coupon_saved', { date: saved.until })}</p>
          <button type="button" className="btn" onClick={() => copy(saved.link)}>
            {t('coupon_copy')}
          </button>
        </div>
      )}
      <label className="field">
        <span>{t('coupon_codes_title')}</span>
        <span className="code-in">
          <input
            className="input"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <button type="submit" className="btn">
            {t('coupon_load')}
          </button>
        </span>
      </label>
      <p className="hint" role="status">
        {said}
      </p>
    </form>
  )
}
