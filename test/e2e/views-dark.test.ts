import { walkPages } from './walk-pages.ts'

walkPages([
  ['en', 'dark'],
  ['ru', 'dark'],
])
