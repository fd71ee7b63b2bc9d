export { default } from '../../../shared/i18n/care/ar.ts'
