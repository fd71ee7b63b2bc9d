export { default } from '../../../shared/i18n/auth/ar.ts'
