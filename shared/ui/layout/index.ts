export { MainLayout } from './main.tsx'
export { BlockedLayout, EmptyLayout, HeadlessLayout, MaintenanceLayout } from './plain.tsx'
export { REGIONS } from './regions.ts'
