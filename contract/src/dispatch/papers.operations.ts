import { z } from 'zod'
import { BASE, Id, Instant, operation, orEmpty, text } from '../kernel/index.ts'
import { TakeStep } from './lifecycle.schema.ts'

/** A line of the vehicle check, and whether it was done. */
export const Checked = z.object({ line: text(80).min(1), done: z.boolean() })
export type Checked = z.infer<typeof Checked>

/** What the driver found at the vehicle of a job, and who signed at the end. */
export const JobPapers = z.object({
  jobId: Id,
  /** 0 where nobody has checked it. */
  checkedAt: Instant,
  checkedBy: z.string(),
  checks: z.array(Checked),
  damage: z.string(),
  /** 0 where nobody has signed. */
  signedAt: Instant,
  signedBy: z.string(),
  /** The driver it was signed before. */
  signedBefore: z.string(),
  /** The address of the picture; empty until it has arrived. */
  signatureUrl: z.string(),
})
export type JobPapers = z.infer<typeof JobPapers>

/** What drivers look at before they hook up, where a company has not said otherwise. */
export const newCheckLines = [
  'Photos of all four sides',
  'Damage photographed',
  'Keys received',
  'Personal items asked about',
  'Wheels and steering free',
] as const

export const MOST_CHECK_LINES = 15

const line = text(80).trim().min(1, 'Write something on each line')

/** The checklist of a company. */
export const CheckSettings = z.object({
  lines: z
    .array(line)
    .max(MOST_CHECK_LINES, `A checklist has at most ${MOST_CHECK_LINES} lines`)
    .refine((lines) => new Set(lines).size === lines.length, 'Write each line once'),
})
export type CheckSettings = z.infer<typeof CheckSettings>

const read = { kind: 'staff', permission: 'ownJobs.read' } as const
const write = { kind: 'staff', permission: 'ownJobs.write' } as const
const params = z.object({ id: Id })
const done = z.object({ done: z.literal(true) })

export const readCheckSettings = operation({
  name: 'readCheckSettings',
  method: 'GET',
  path: `${BASE}/driver/checklist`,
  summary: 'What drivers of the company look at before they hook up',
  access: read,
  reply: CheckSettings,
  fails: [],
})

export const saveCheckSettings = operation({
  name: 'saveCheckSettings',
  method: 'PUT',
  path: `${BASE}/driver/checklist`,
  summary: 'Changes the checklist; vehicles that were checked keep the lines they were checked by',
  access: { kind: 'staff', permission: 'company.write' },
  body: CheckSettings,
  reply: CheckSettings,
  fails: [],
})

export const readJobPapers = operation({
  name: 'readJobPapers',
  method: 'GET',
  path: `${BASE}/dispatch/:id/papers`,
  summary: 'What the driver found at the vehicle, and who signed',
  access: { kind: 'staff', permission: 'dispatch.read' },
  params,
  reply: JobPapers,
  fails: ['not_found'],
})

export const listOwnPapers = operation({
  name: 'listOwnPapers',
  method: 'GET',
  path: `${BASE}/driver/papers`,
  summary: 'The same of the open jobs of whoever asks, those that have any',
  access: read,
  reply: z.array(JobPapers),
  fails: [],
})

/** What a driver says of the vehicle. */
export const VehicleCheck = z.object({
  vin: text(17).optional(),
  licensePlateInfo: text(20).optional(),
  vehicleOdometer: text(20).optional(),
  checks: z.array(Checked).max(MOST_CHECK_LINES),
  damage: text(500),
})
export type VehicleCheck = z.infer<typeof VehicleCheck>

export const checkVehicle = operation({
  name: 'checkVehicle',
  method: 'POST',
  path: `${BASE}/driver/jobs/:id/check`,
  summary:
    "A driver has checked the vehicle of one of their own jobs; the last check counts. VIN, plate and odometer go into the job, empty ones leave what is there. Taken for a day after the job's end, from a phone that had no connection",
  access: write,
  params,
  body: VehicleCheck.extend({ ago: TakeStep.shape.ago }),
  reply: done,
  fails: ['not_found'],
})

/** Who signed, and under which id the picture is added to the job's photos. */
export const Signature = z.object({
  name: text(100).trim().min(1, 'Write the name of who signs'),
  mediaId: orEmpty(Id),
})

export type Signature = z.infer<typeof Signature>

export const signJob = operation({
  name: 'signJob',
  method: 'POST',
  path: `${BASE}/driver/jobs/:id/signature`,
  summary:
    "Somebody has signed on a driver's phone for one of their own jobs. The picture is sent by itself, as a photo of the job under the id given here, before or after",
  access: write,
  params,
  body: Signature.extend({ ago: TakeStep.shape.ago }),
  reply: done,
  fails: ['not_found'],
})
