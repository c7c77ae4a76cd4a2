import { z } from 'zod'
import { Id, Instant, orEmpty, Page, text } from '../kernel/index.ts'
import { Billing } from './dispatch.billing.ts'
import { CallStatus, StatusFilter } from './dispatch.choices.ts'
import { schemasOf } from './dispatch.fields.ts'
import { JobPlace, JobSort } from './job-sort.ts'

/** What makes two jobs look like one. */
export const DuplicateReason = z.enum(['phone', 'plate', 'vin', 'spot'])
export type DuplicateReason = z.infer<typeof DuplicateReason>

/** Another open job that may be the same one. */
export const Duplicate = z.object({
  id: Id,
  dispatchNumber: z.string(),
  reasons: z.array(DuplicateReason).min(1),
})
export type Duplicate = z.infer<typeof Duplicate>

/** What is known of a job beside its fields. */
const aboutIt = {
  id: Id,
  status: CallStatus,
  version: z.int().min(1),
  companyId: Id,
  dispatchNumber: z.string(),
  createdDate: Instant,
  statusDate: Instant,
  balance: z.number(),
  vendorName: z.string(),
  csChatId: z.string(),
  /** Other open jobs that share its phone, plate, VIN or spot and came within 30 minutes of it. */
  duplicates: z.array(Duplicate),
  /** Photos and videos it has. */
  mediaCount: z.int(),
  /** The last driver it was offered to declined or did not answer, and nobody has been asked since. */
  offerUnanswered: z.boolean(),
  /** The zone its pickup is in, or was while the job was open; both empty for none. */
  zoneId: orEmpty(Id),
  zoneName: z.string(),
  /** It was done before the company came here, and imported: billed and paid elsewhere. */
  isImported: z.boolean(),
}

/** A job to be done, whole, as the product answers it. */
export const DispatchCall = z.object({
  ...aboutIt,
  ...schemasOf('server', 'agent', 'people', 'anybody'),
})
export type DispatchCall = z.infer<typeof DispatchCall>

/** What may be sent to create (no id) or modify a job: any part of it; fields the server decides are ignored. */
export const SaveDispatchCall = z.object({
  id: z.union([Id, z.literal('')]).nullish(),
  version: z.int().min(1).optional(),
  status: CallStatus.optional(),
  /** Only read for a new job: when it was received. */
  createdDate: Instant.optional(),
  ...z.object(schemasOf('people', 'anybody')).partial().shape,
  billing: Billing.pick({ lineItems: true, taxPercent: true }).partial().optional(),
  /** Made up by the client for a new job: sent again with the same key it is the same job. */
  clientKey: z.uuid().optional(),
  /** Asks to be told (`driver_taken`) when the driver to be set is on another open job or is being sent to one. */
  checkDriver: z.boolean().optional(),
})
export type SaveDispatchCall = z.infer<typeof SaveDispatchCall>

/** A job as it was saved; `statusOverruled` says in a sentence why it has another status than was sent for it. */
export const SavedDispatchCall = DispatchCall.extend({ statusOverruled: z.string().optional() })

export const SearchDispatchCalls = Page.extend({
  searchText: text(200).default(''),
  status: StatusFilter.default('pending'),
  /** Jobs that are over come newest first, whatever is asked. */
  sort: JobSort.default('newest'),
  /** When it is for whoever asks: what was promised for before is late. Without it, the server's time. */
  now: Instant.optional(),
  /** By urgency and by driver: where the last one stood that was seen, at the same `now`; instead of `before`. */
  after: JobPlace.optional(),
})
