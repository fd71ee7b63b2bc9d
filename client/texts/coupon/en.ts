export { default } from '../../../shared/i18n/coupon/en.ts'
