export { companyLive } from './company.live.ts'
export { useCompany } from './company.queries.ts'
export { CompanyProfile } from './profile/company-profile.tsx'
