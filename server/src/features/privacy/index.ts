export { erasePerson, findPerson } from './erase-person.ts'
export { downloadExport, listExports, makeExport, startExport } from './exports.ts'
export { removeRecording } from './remove-files.ts'
export { planRetentionRound, readRetention, retentionRound, saveRetention } from './retention.ts'
