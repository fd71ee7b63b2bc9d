export { default } from '../../shared/i18n/island/ru.ts'
