import { z } from 'zod'
import { Id, Instant, orEmpty, text } from '../kernel/index.ts'
import { LetterKind, WrittenLetter } from './impound-letters.schema.ts'

/** A yard where vehicles are stored. */
export const ImpoundLot = z.object({
  id: Id,
  version: z.int().min(1),
  name: z.string(),
  address: z.string(),
  /** Its license as a storage facility. */
  license: z.string(),
  /** Its own number, and when vehicles can be claimed there; letters have to say both. */
  phone: z.string(),
  hours: z.string(),
  /** How many vehicles it holds; 0 for not counted. */
  spaces: z.int().min(0),
  /** How many stand in it now. */
  taken: z.int().min(0),
})
export type ImpoundLot = z.infer<typeof ImpoundLot>

export const SaveLot = z.object({
  /** Empty for a new one. */
  id: orEmpty(Id).default(''),
  version: z.int().min(1).optional(),
  name: z
    .string({ error: 'Give the lot a name' })
    .trim()
    .min(1, 'Give the lot a name')
    .pipe(text(80)),
  address: text(500).default(''),
  license: text(40).default(''),
  phone: text(40).default(''),
  hours: text(200).default(''),
  spaces: z
    .int({ error: 'Enter how many vehicles it holds' })
    .min(0, 'A lot can’t hold fewer than none')
    .max(100_000, 'At most 100,000')
    .default(0),
})

/** Who had it towed, which decides what the law asks. */
export const ImpoundOrder = z.enum([
  'Police',
  'Private property',
  'Repossession',
  'Owner or driver',
])
export type ImpoundOrder = z.infer<typeof ImpoundOrder>

const needed = (sentence: string, most: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).pipe(text(most))

/** What is written down of a vehicle that is stored. */
const record = {
  lotId: z.uuid('Choose a lot').toLowerCase(),
  space: text(20).default(''),
  receivedAt: z.int().min(1, 'Enter when it was received').max(253_402_300_799_000),
  order: ImpoundOrder,
  authorizedBy: needed('Enter who authorized the tow', 200),
  authorizedPhone: text(40).default(''),
  /** The police agency of the place it was towed from. */
  agency: text(200).default(''),
  towedAt: Instant.default(0),
  towedFrom: needed('Enter where it was towed from', 500),
  vehicleYear: text(10).default(''),
  vehicleMake: text(60).default(''),
  vehicleModel: text(60).default(''),
  vehicleColor: text(60).default(''),
  licensePlate: text(20).default(''),
  plateState: text(20).default(''),
  vin: text(17).default(''),
  /** Whether it is registered in the state of the lot, which decides how long there is for letters. */
  registeredIn: z.enum(['this state', 'elsewhere']).default('this state'),
  /** License numbers of the driver who towed it, and the truck's plate. */
  operatorLicense: text(40).default(''),
  truckPlate: text(20).default(''),
  keys: text(60).default(''),
  /** What was in it. */
  inventory: text(5000).default(''),
  condition: text(5000).default(''),
  ownerName: text(200).default(''),
  ownerAddress: text(500).default(''),
  lienholders: text(1000).default(''),
}

/** What may be sent to take a vehicle in, or to correct what was written down. */
export const SaveImpound = z
  .object({
    /** Empty for a vehicle that comes in. */
    id: orEmpty(Id).default(''),
    version: z.int().min(1).optional(),
    /** The job that brought it; empty for none. */
    jobId: orEmpty(Id).default(''),
    ...record,
  })
  .refine(({ licensePlate, vin }) => licensePlate.trim() !== '' || vin.trim() !== '', {
    path: ['licensePlate'],
    message: 'Enter the plate or the VIN: the vehicle is found by it',
  })

/** A form begun from a job: what the job knows. */
export const ImpoundDraft = z.object({
  jobId: Id,
  ...z.object(record).omit({ lotId: true, space: true, receivedAt: true, order: true }).shape,
  /** As the job has them, or empty. */
  authorizedBy: z.string(),
  towedFrom: z.string(),
  receivedAt: Instant,
  order: orEmpty(ImpoundOrder),
})
export type ImpoundDraft = z.infer<typeof ImpoundDraft>

const happened = Instant.refine((at) => at > 0, 'Enter when')

/** What is done with a stored vehicle; each is kept for good. */
export const ImpoundStep = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('hold'),
    by: needed('Enter who holds it', 200),
    reason: text(500).default(''),
  }),
  z.object({ step: z.literal('lift'), holdId: Id, by: needed('Enter who lifted it', 200) }),
  z.object({
    step: z.literal('report'),
    at: happened,
    agency: needed('Enter the agency', 200),
    how: z.enum(['phone', 'online', 'in person', 'fax']),
    /** Whom one spoke with, or the number of the report: the proof. */
    proof: needed('Enter whom you told, or the number of the report', 200),
  }),
  z.object({
    step: z.literal('letter'),
    which: LetterKind,
    at: happened,
    to: needed('Enter to whom it went', 500),
    proof: needed('Enter the number of the certified letter', 100),
  }),
  z.object({
    step: z.literal('release'),
    to: needed('Enter who takes the vehicle', 200),
    idType: needed('Enter what kind of ID was shown', 60),
    idNumber: needed('Enter the number of the ID', 60),
    /** The title, court order, power of attorney, lease, … that was shown. */
    rightShown: needed('Enter what shows their right to the vehicle', 200),
    paidBy: z.enum(['cash', 'debit card', 'credit card', 'account', 'nothing to pay']),
    /** In dollars. */
    paid: z.number({ error: 'Enter what was paid' }).min(0, 'Not less than nothing').max(1_000_000),
    /** The drawn signature, as the path of an SVG of 400 by 120. */
    signature: z
      .string()
      .min(1, 'Have them sign')
      .max(20_000, 'The signature is too long: draw it again')
      .regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/, 'Have them sign'),
  }),
  z.object({
    step: z.literal('dispose'),
    how: z.enum(['public sale', 'scrapped', 'taken by the police']),
    to: needed('Enter to whom it went', 200),
    /** In dollars. */
    received: z
      .number({ error: 'Enter what was paid for it' })
      .min(0, 'Not less than nothing')
      .max(1_000_000),
  }),
])
export type ImpoundStep = z.infer<typeof ImpoundStep>

export const ImpoundStatus = z.enum(['in', 'released', 'disposed'])
export type ImpoundStatus = z.infer<typeof ImpoundStatus>

/** A stored vehicle with all that is known of it. */
export const ImpoundFile = z.object({
  id: Id,
  version: z.int().min(1),
  /** What it is called: `I1001`. */
  number: z.string(),
  status: ImpoundStatus,
  /** When it was released or disposed of; 0 while it is in. */
  leftAt: Instant,
  jobId: orEmpty(Id),
  ...record,
  lotName: z.string(),
  /** By the rates in force when it came in, in dollars and hours. */
  storagePerDay: z.number(),
  graceHours: z.number(),
  storageTaxable: z.boolean(),
  /** The sales tax on storage as it was when the vehicle left; null while it is in. */
  taxPercent: z.number().nullable(),
  holds: z.array(
    z.object({ id: Id, by: z.string(), reason: z.string(), at: Instant, liftedBy: z.string() }),
  ),
  reports: z.array(
    z.object({ at: Instant, agency: z.string(), how: z.string(), proof: z.string() }),
  ),
  letters: z.array(
    z.object({
      which: LetterKind,
      at: Instant,
      to: z.string(),
      proof: z.string(),
    }),
  ),
})
export type ImpoundFile = z.infer<typeof ImpoundFile>

export const ImpoundDuties = z.array(
  z.object({
    what: z.enum(['police report', 'first letter', 'second letter', 'disposal']),
    from: z.string(),
    by: z.string(),
    dueAt: Instant,
    state: z.enum(['waiting', 'open', 'late', 'done']),
  }),
)

/** A file with what the law asks and what storage has come to. */
export const ImpoundWhole = z.object({
  file: ImpoundFile,
  duties: ImpoundDuties,
  /** Where the rules stand; empty for a state we know none of. */
  source: z.string(),
  storage: z.object({ days: z.int(), notCharged: z.int(), cents: z.int() }),
  /** What the job that brought it is billed, in cents. */
  towCents: z.int(),
  /** What of it is still to be paid. */
  towDueCents: z.int(),
  /** On storage, where it is taxed. */
  tax: z.object({ percent: z.number(), cents: z.int() }),
  /** What is to be paid before the vehicle leaves. */
  dueCents: z.int(),
  /** Letters that were written, the latest first. */
  written: z.array(WrittenLetter),
  /** The letter to be written next, and why it can't be yet (empty where it can); null for none. */
  nextLetter: z.object({ which: LetterKind, whyNot: z.string() }).nullable(),
  /** Why it can't be sold or scrapped yet; empty where it can. */
  whyNotDisposed: z.string(),
  /** What was done, by whom, newest first. */
  touches: z.array(
    z.object({
      id: Id,
      at: Instant,
      who: z.string(),
      what: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type ImpoundWhole = z.infer<typeof ImpoundWhole>
