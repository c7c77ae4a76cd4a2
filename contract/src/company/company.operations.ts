import { BASE, operation, withoutNulls } from '../kernel/index.ts'
import { Company, SaveCompany } from './company.schema.ts'

export const readCompany = operation({
  name: 'readCompany',
  method: 'GET',
  path: `${BASE}/company`,
  summary: 'The company of whoever asks',
  access: { kind: 'staff', permission: 'company.read' },
  reply: Company,
  fails: [],
})

export const saveCompany = operation({
  name: 'saveCompany',
  method: 'PUT',
  path: `${BASE}/company`,
  summary: 'Changes the company profile and what the phone agent goes by; the agent number stays',
  access: { kind: 'staff', permission: 'company.write' },
  body: SaveCompany,
  normalize: withoutNulls,
  reply: Company,
  fails: ['newer_version'],
})
