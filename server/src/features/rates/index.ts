export { listRateAccounts, listRateHistory, listRateSheets } from './list-rates.ts'
export { exportRateSheet, readRatesCsv } from './rate-sheet-csv.ts'
export { sheetsInForce } from './rates.store.ts'
export { removeRateSheet, saveRateSheet } from './save-rate-sheet.ts'
