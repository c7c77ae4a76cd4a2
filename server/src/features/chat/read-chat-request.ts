import {
  type ChatJob,
  DispatchCall,
  type JobSteps,
  readChatRequest as operation,
  phoneDigits,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { type Coming, comingTo, jobAsJson } from '../dispatch/index.ts'
import { chatRow, companyOfChat, sidesOf } from './chat.store.ts'
import { openChat } from './open-chat.ts'
import { canBeTexted } from './text-waiting.ts'

/** What the holder of a chat link may know of his job. */
export const readChatRequest = handle(
  operation,
  async (context, { params }, coming: Coming | null) => {
    const { tx, companyId, now, fail } = context
    const chat = await openChat(context, params.id)
    const company = await ownCompany(tx, companyId)
    const json = (await jobAsJson(tx, companyId, chat.jobId)) ?? fail('not_found')
    const job = DispatchCall.parse(JSON.parse(json))
    return {
      id: params.id,
      customerName: job.customerName,
      customerPhone: job.customerPhone,
      vehicle: job.vehicle,
      vehicleColor: job.vehicleColor,
      companyId,
      aiAgentChatId: job.aiAgentChatId,
      companyName: company.name,
      timeZone: company.time_zone,
      dispatchPhone: phoneDigits(company.phone_number),
      canBeTexted: await canBeTexted(context, chat),
      job: {
        id: job.id,
        status: job.status,
        towReason: job.towReason,
        pickupAddress: job.pickupAddress,
        validPickupAddress: job.validPickupAddress,
        pickupAddressLatLng: job.pickupAddressLatLng,
        dropoffAddress: job.dropoffAddress,
        validDropoffAddress: job.validDropoffAddress,
        dispatchNumber: job.dispatchNumber,
        steps: stepsOf(job),
        driverName: job.driverName.trim().split(/\s+/)[0] ?? '',
        truckName: job.truckName,
        ...etaOf(job, coming),
        truck: coming?.truck ?? null,
      },
      sides: await sidesOf(tx, chat.id, now),
    }
  },
  {
    companyOf: (tx, { params }) => companyOfChat(tx, params.id),
    // Told only on the way to the customer, and of no other time of the driver's day.
    prepare: async (outside, { params }) => {
      const { readFirst, companyId, fail } = outside
      const chat = await readFirst((tx) => chatRow(tx, companyId ?? fail('not_found'), params.id))
      return chat?.status === 'active' ? comingTo(outside, chat.jobId) : null
    },
  },
)

const stepsOf = (job: DispatchCall): JobSteps => ({
  received: job.createdDate,
  dispatched: job.dispatchedDateTime,
  enroute: job.enrouteDateTime,
  onScene: job.onSceneDateTime,
  towing: job.towingDateTime,
  arrived: job.destinationArrivalDateTime,
  completed: job.completedDateTime,
})

/** When the truck should be there: what its way says goes before what somebody has promised. */
function etaOf(job: DispatchCall, coming: Coming | null): Pick<ChatJob, 'etaDateTime' | 'etaFrom'> {
  const arrival = coming?.arrival
  if (arrival)
    return { etaDateTime: arrival.at, etaFrom: arrival.isEstimated ? 'straightLine' : 'route' }
  return { etaDateTime: job.etaDateTime, etaFrom: job.etaDateTime > 0 ? 'dispatcher' : 'nobody' }
}
