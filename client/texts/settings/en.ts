export { default } from '../../../shared/i18n/settings/en.ts'
