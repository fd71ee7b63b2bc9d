import errors from '../../shared/i18n/errors/en.ts'
import island from '../../shared/i18n/island/en.ts'

export default { ...errors, ...island }
