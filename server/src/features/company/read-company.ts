import { readCompany as endpoint, phoneDigits } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { ownCompany } from './company.store.ts'

export const readCompany = verb(endpoint, async ({ tx, companyId, sandbox }) => {
  const row = await ownCompany(tx, companyId)
  return {
    id: row.id,
    name: row.name,
    phoneNumber: row.phone_number,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    aiAgentName: row.ai_agent_name,
    twilioPhoneNumber: row.agent_number ? phoneDigits(row.agent_number) : '',
    timeZone: row.time_zone,
    planType: row.plan_type,
    sandbox,
  }
})
