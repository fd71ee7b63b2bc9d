import coupon from '../../../shared/i18n/coupon/en.ts'
import errors from '../../../shared/i18n/errors/en.ts'

export default { ...errors, ...coupon }
