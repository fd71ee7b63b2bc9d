import auth from '../../../shared/i18n/auth/ar.ts'
import errors from '../../../shared/i18n/errors/ar.ts'

export default { ...auth, ...errors }
