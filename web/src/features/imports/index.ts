export { importsLive } from './imports.live.ts'
export { askForImports } from './imports.queries.ts'
export { ImportsTab } from './imports-tab.tsx'
