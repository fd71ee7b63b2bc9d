export { default } from '../../../shared/i18n/care/en.ts'
