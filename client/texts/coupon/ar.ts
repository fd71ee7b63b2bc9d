export { default } from '../../../shared/i18n/coupon/ar.ts'
