export { default } from '../../../shared/i18n/media/en.ts'
