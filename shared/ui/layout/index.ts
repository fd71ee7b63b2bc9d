export { MainLayout } from './main.tsx'
export { EmptyLayout, HeadlessLayout } from './plain.tsx'
