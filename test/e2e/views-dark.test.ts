import { walkPages } from './walk-pages.ts'

walkPages([['ru', 'dark']])
