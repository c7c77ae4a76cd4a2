import { readCompany as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { presentCompany } from './company.present.ts'
import { ownCompany } from './company.store.ts'

export const readCompany = handle(operation, async ({ tx, companyId, sandbox, now }) =>
  presentCompany(await ownCompany(tx, companyId), { sandbox, now }),
)
