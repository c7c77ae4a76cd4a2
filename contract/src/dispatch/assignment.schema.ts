import { z } from 'zod'
import { Id, Instant, orEmpty, text } from '../kernel/index.ts'
import { DispatchCall } from './dispatch.schema.ts'

/** What of a job decides who should go. */
export const AskCandidates = DispatchCall.pick({
  pickupAddressLatLng: true,
  vehicleType: true,
  driveType: true,
  towReason: true,
}).extend({
  /** The job, when it is stored already; its own driver is not busy because of it. */
  id: orEmpty(Id).optional(),
})

/** A driver who could go, with a truck. The list is best first. */
export const Candidate = z.object({
  driverId: Id,
  driverName: z.string(),
  phoneNumber: z.string(),
  /** The truck he would take: his last one, or the free one that fits best; empty when there is none. */
  truckId: orEmpty(Id),
  truckName: z.string(),
  /** By road to the pickup, null when his place or the pickup's is not known. */
  miles: z.number().nullable(),
  minutes: z.number().nullable(),
  /** The way was reckoned from the straight line. */
  estimated: z.boolean(),
  /** When he was last heard from; 0 for never. */
  positionAt: Instant,
  /** On duty now; a driver who is not is listed after those who are. */
  onDuty: z.boolean(),
  /** Dispatch numbers of the jobs that are being offered to the driver. */
  offered: z.array(z.string()),
  /** Dispatch numbers of the open jobs he is on. */
  onCalls: z.array(z.string()),
  fit: z.enum(['fits', 'unknown', 'unfit']),
  /** Why he stands where he stands, in words. */
  reasons: z.array(z.string()),
  /** Who is sending him somewhere at this moment; empty for nobody else. */
  reservedBy: z.string(),
})
export type Candidate = z.infer<typeof Candidate>

/** How long choosing a driver keeps him, unless it is said again or the job is saved. */
export const RESERVATION_MS = 90_000

export const Reserve = z.object({
  driverId: Id,
  dispatchCallId: orEmpty(Id).optional(),
  /** What it is for, told to the others: `#1004` or `a new call`. */
  label: text(60).optional(),
})
