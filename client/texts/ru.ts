import errors from '../../shared/i18n/errors/ru.ts'
import island from '../../shared/i18n/island/ru.ts'

export default { ...errors, ...island }
