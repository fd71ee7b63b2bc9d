export { default } from '../../../shared/i18n/settings/ru.ts'
