import errors from '../../../shared/i18n/errors/ru.ts'
import history from '../../../shared/i18n/history/ru.ts'

export default { ...errors, ...history }
