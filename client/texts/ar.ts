import errors from '../../shared/i18n/errors/ar.ts'
import island from '../../shared/i18n/island/ar.ts'

export default { ...errors, ...island }
