import coupon from '../../../shared/i18n/coupon/ru.ts'
import errors from '../../../shared/i18n/errors/ru.ts'

export default { ...errors, ...coupon }
