export { impoundsLive } from './impounds.live.ts'
export { askForImpounds } from './impounds.queries.ts'
export { ImpoundsSection } from './impounds-section.tsx'
