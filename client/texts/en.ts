export { default } from '../../shared/i18n/island/en.ts'
