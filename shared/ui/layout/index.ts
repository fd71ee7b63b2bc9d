export { MainLayout } from './main.tsx'
export { EmptyLayout, HeadlessLayout } from './plain.tsx'
export { REGIONS } from './regions.ts'
