import { readCompany as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { presentCompany } from './company.present.ts'
import { ownCompany } from './company.store.ts'

export const readCompany = verb(endpoint, async ({ tx, companyId, sandbox, now }) =>
  presentCompany(await ownCompany(tx, companyId), { sandbox, now }),
)
