export { installationOf, reasonOf, version } from './installation.ts'
export { makeBackup } from './make-backup.ts'
export { restoreBackup } from './restore-backup.ts'
