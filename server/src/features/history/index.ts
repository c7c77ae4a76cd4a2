export { listCompanyHistory } from './list-company-history.ts'
export { listRecordHistory } from './list-record-history.ts'
