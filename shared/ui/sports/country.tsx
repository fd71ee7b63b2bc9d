import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import { countryName } from './names.ts'

/** A country as two letters, with its name for screen readers and as a hint; the world as a globe. */
export const Country = ({ code, t }: { code: string | undefined; t: Translate }) =>
  code === undefined ? null : (
    <abbr className="cc" title={countryName(code, t)}>
      {code === 'int' ? <Icon name="globe" /> : code.toUpperCase()}
    </abbr>
  )
