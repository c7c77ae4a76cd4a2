import { z } from 'zod'
import { BASE, Id, operation, text } from '../kernel/index.ts'
import { DispatchCall } from './dispatch.schema.ts'
import { Step, TakeStep } from './lifecycle.schema.ts'

/** What a driver sees of a job that is his: no money, and no other jobs. */
export const OwnJob = DispatchCall.pick({
  id: true,
  status: true,
  version: true,
  dispatchNumber: true,
  priority: true,
  towReason: true,
  vendorName: true,
  customerName: true,
  customerPhone: true,
  contactName: true,
  contactPhoneNumber: true,
  pickupAddress: true,
  inputPickupAddress: true,
  pickupAddressLatLng: true,
  dropoffAddress: true,
  inputDropoffAddress: true,
  dropoffAddressLatLng: true,
  vehicle: true,
  vehicleColor: true,
  vehicleCondition: true,
  vehicleType: true,
  driveType: true,
  licensePlateInfo: true,
  licensePlateState: true,
  vin: true,
  vehicleOdometer: true,
  keyLocation: true,
  notes: true,
  truckName: true,
  createdDate: true,
  scheduledDateTime: true,
  etaDateTime: true,
  dispatchedDateTime: true,
  enrouteDateTime: true,
  onSceneDateTime: true,
  towingDateTime: true,
  destinationArrivalDateTime: true,
  completedDateTime: true,
  mediaCount: true,
})
export type OwnJob = z.infer<typeof OwnJob>

/** The steps a driver takes himself; sending and cancelling are the desk's. */
export const OwnStep = Step.extract(['enroute', 'onScene', 'towing', 'arrived', 'complete'])
export type OwnStep = z.infer<typeof OwnStep>

export const listOwnJobs = operation({
  name: 'listOwnJobs',
  method: 'GET',
  path: `${BASE}/driver/jobs`,
  summary: 'The open jobs of whoever asks, those under way first, then as they came in',
  access: { kind: 'staff', permission: 'ownJobs.read' },
  reply: z.array(OwnJob),
  fails: [],
})

export const takeOwnStep = operation({
  name: 'takeOwnStep',
  method: 'POST',
  path: `${BASE}/driver/jobs/:id/step`,
  summary:
    "Moves one of a driver's own jobs on, stamping the time; a step taken already stays as it was",
  access: { kind: 'staff', permission: 'ownJobs.write' },
  params: z.object({ id: Id }),
  body: TakeStep.pick({ ago: true }).extend({ step: OwnStep }),
  reply: OwnJob,
  fails: ['not_found', 'call_closed'],
})

export const addOwnNote = operation({
  name: 'addOwnNote',
  method: 'POST',
  path: `${BASE}/driver/jobs/:id/note`,
  summary:
    "Adds a driver's note to the notes of one of their own jobs; sent twice, it stands there once",
  access: { kind: 'staff', permission: 'ownJobs.write' },
  params: z.object({ id: Id }),
  body: z.object({
    text: text(500).min(1, 'Write a note'),
    /** The same for every try to send it. */
    key: z.uuid(),
  }),
  reply: OwnJob,
  fails: ['not_found', 'call_closed'],
})
