import errors from '../../../shared/i18n/errors/en.ts'
import history from '../../../shared/i18n/history/en.ts'

export default { ...errors, ...history }
