import errors from '../../../shared/i18n/errors/ar.ts'
import history from '../../../shared/i18n/history/ar.ts'

export default { ...errors, ...history }
