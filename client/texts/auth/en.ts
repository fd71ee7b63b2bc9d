import auth from '../../../shared/i18n/auth/en.ts'
import errors from '../../../shared/i18n/errors/en.ts'

export default { ...auth, ...errors }
