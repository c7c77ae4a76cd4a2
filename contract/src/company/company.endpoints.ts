import { BASE, endpoint } from '../kernel/index.ts'
import { Company } from './company.schema.ts'

export const readCompany = endpoint({
  name: 'readCompany',
  method: 'GET',
  path: `${BASE}/company`,
  summary: 'The company of whoever asks',
  access: { kind: 'staff', permission: 'company.read' },
  reply: Company,
  fails: [],
})
