import coupon from '../../../shared/i18n/coupon/ar.ts'
import errors from '../../../shared/i18n/errors/ar.ts'

export default { ...errors, ...coupon }
