export { default } from '../../../shared/i18n/auth/en.ts'
