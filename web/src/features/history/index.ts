export { CompanyHistory } from './company-history.tsx'
export { RecordHistory } from './record-history.tsx'
