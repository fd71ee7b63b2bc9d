export { default } from '../../../shared/i18n/settings/ar.ts'
