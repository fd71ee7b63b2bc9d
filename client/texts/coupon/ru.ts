export { default } from '../../../shared/i18n/coupon/ru.ts'
