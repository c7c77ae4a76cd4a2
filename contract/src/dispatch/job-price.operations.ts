import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'
import { Day, Extra, Storage } from '../rates/index.ts'
import { LineItem } from './dispatch.billing.ts'
import { CallStatus } from './dispatch.choices.ts'
import { jobFields } from './dispatch.fields.ts'
import { normalizeDispatchCall } from './dispatch.normalize.ts'

const dollars = z.number()

/** The facts of a job that its price follows from; what is left out is not known. */
const facts = {
  towReason: jobFields.towReason.schema,
  vehicleType: jobFields.vehicleType.schema,
  vendorId: jobFields.vendorId.schema,
  billToId: jobFields.billToId.schema,
  pickupAddressLatLng: jobFields.pickupAddressLatLng.schema,
  dropoffAddressLatLng: jobFields.dropoffAddressLatLng.schema,
  dropoffAddress: jobFields.dropoffAddress.schema,
  scheduledDateTime: jobFields.scheduledDateTime.schema,
  dispatchedDateTime: jobFields.dispatchedDateTime.schema,
  onSceneDateTime: jobFields.onSceneDateTime.schema,
  towingDateTime: jobFields.towingDateTime.schema,
  completedDateTime: jobFields.completedDateTime.schema,
  cancelReason: jobFields.cancelReason.schema,
  mcCoverageAmt: jobFields.mcCoverageAmt.schema,
}

export const JobToPrice = z.object({
  /** When it was received; now, when left out. Its rates are those of that day. */
  createdDate: z.int().min(0).optional(),
  status: CallStatus.optional(),
  ...z.object(facts).partial().shape,
})
export type JobToPrice = z.infer<typeof JobToPrice>

/** What a job comes to by the company's rates. Amounts are dollars before tax. */
export const JobPrice = z.object({
  /** Why there is no price: no rates at all, none for such a job, nothing known of it yet, or free. */
  missing: z.enum(['rates', 'rate', 'facts', 'fee']).nullable(),
  least: dollars,
  /** Null where nothing bounds it yet. */
  most: dollars.nullable(),
  items: z.array(LineItem.extend({ explanation: z.string() })),
  /** Nobody knows yet which kind of vehicle it is, and the price is that of a light one. */
  isForLightVehicle: z.boolean(),
  /** What the price still depends on, in words. */
  dependsOn: z.array(z.string()),
  /** Who pays what, where a motor club covers the job. */
  share: z.object({ club: dollars, customer: dollars, explanation: z.string() }).nullable(),
  /** What can be added by hand. */
  extras: z.array(Extra),
  storage: Storage.nullable(),
  /** The day from which these rates are in force, and the account whose own they are. */
  validFrom: Day.nullable(),
  accountName: z.string(),
})
export type JobPrice = z.infer<typeof JobPrice>

export const priceJob = operation({
  name: 'priceJob',
  method: 'POST',
  path: `${BASE}/dispatch/price`,
  summary:
    'What a job comes to by the company’s rates, with an explanation for each item; nothing is saved',
  access: { kind: 'staff', permission: 'rates.read' },
  body: JobToPrice,
  normalize: normalizeDispatchCall,
  reply: JobPrice,
  fails: [],
})
