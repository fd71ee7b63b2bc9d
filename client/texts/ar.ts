export { default } from '../../shared/i18n/island/ar.ts'
