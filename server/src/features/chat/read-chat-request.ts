import { DispatchCall, readChatRequest as endpoint, phoneDigits } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { ownCompany } from '../company/index.ts'
import { jobAsJson } from '../dispatch/index.ts'
import { companyOfChat } from './chat.store.ts'

/** What the holder of a chat link may know of his job. */
export const readChatRequest = verb(
  endpoint,
  async ({ tx, companyId, fail }, { params }) => {
    const chat =
      (await tx
        .selectFrom('chat_request as r')
        .leftJoin('phone_call as p', 'p.id', 'r.phone_call_id')
        .select(['r.dispatch_call_id', 'p.ai_agent_chat_id'])
        .where('r.id', '=', params.id)
        .where('r.company_id', '=', companyId)
        .executeTakeFirst()) ?? fail('not_found')
    const company = await ownCompany(tx, companyId)
    const json = (await jobAsJson(tx, companyId, chat.dispatch_call_id)) ?? fail('not_found')
    const job = DispatchCall.parse(JSON.parse(json))
    return {
      id: params.id,
      customerName: job.customerName,
      customerPhone: job.customerPhone,
      vehicle: job.vehicle,
      vehicleColor: job.vehicleColor,
      companyId,
      aiAgentChatId: chat.ai_agent_chat_id ?? '',
      companyName: company.name,
      dispatchPhone: phoneDigits(company.phone_number),
      job: {
        status: job.status,
        towReason: job.towReason,
        pickupAddress: job.pickupAddress,
        dropoffAddress: job.dropoffAddress,
        dispatchNumber: job.dispatchNumber,
      },
    }
  },
  { companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)
