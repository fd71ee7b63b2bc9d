export { default } from '../../../shared/i18n/media/ar.ts'
