export { default } from '../../../shared/i18n/auth/ru.ts'
