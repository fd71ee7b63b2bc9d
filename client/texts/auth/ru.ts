import auth from '../../../shared/i18n/auth/ru.ts'
import errors from '../../../shared/i18n/errors/ru.ts'

export default { ...auth, ...errors }
