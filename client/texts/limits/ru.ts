export { default } from '../../../shared/i18n/care/ru.ts'
