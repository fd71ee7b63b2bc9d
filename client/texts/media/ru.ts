export { default } from '../../../shared/i18n/media/ru.ts'
