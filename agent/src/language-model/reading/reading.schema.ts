import {
  CallerType,
  DriveType,
  jobField,
  KeyLocation,
  TowReason,
  VehicleCondition,
  VehicleType,
} from '@towline/contract'
import { z } from 'zod'
import { dangers } from '../../concepts/dangers.ts'
import type { Danger, Facts, Intent } from '../../types/facts.ts'

/** The fields of a job that a caller can tell; their labels and their schemas are those of the job's own table. */
export const toldFields = [
  'towReason',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'vehicleType',
  'vehicleCondition',
  'driveType',
  'keyLocation',
  'licensePlateInfo',
  'licensePlateState',
  'vin',
  'customerName',
  'customerPhone',
  'callerType',
  'inputVendorName',
  'poNumber',
  'mcMembershipNumber',
] as const satisfies readonly (keyof Facts)[]
/** What is told and is no field of a job by that name. */
const toldBesides = {
  scheduledFor: 'When the tow is wanted if not now, as YYYY-MM-DDTHH:mm in local time',
  officer: 'Name, unit or badge of an officer who calls',
  incidentNumber: 'Incident or case number of the police',
} as const satisfies Partial<Record<keyof Facts, string>>

export const ToldField = z.enum([
  ...toldFields,
  ...(Object.keys(toldBesides) as (keyof typeof toldBesides)[]),
])
export type ToldField = z.infer<typeof ToldField>

/** Fields of which the value is one of a list. */
export const choices: Partial<Record<ToldField, readonly string[]>> = {
  towReason: TowReason.options,
  vehicleType: VehicleType.options,
  vehicleCondition: VehicleCondition.options,
  driveType: DriveType.options,
  keyLocation: KeyLocation.options,
  callerType: CallerType.options,
}

export const PlacePart = z.enum([
  'number',
  'street',
  'crossStreet',
  'highway',
  'direction',
  'exit',
  'mileMarker',
  'business',
  'near',
  'city',
  'state',
  'zip',
  'detail',
])

/** What a caller may want beside a tow that a turn should not wait for. */
export const readWishes = [
  'person',
  'status',
  'cancel',
  'price',
  'eta',
  'repeat',
  'message',
  'wrong number',
  'sales',
  'not a tow',
  'complaint',
  'release',
  'hours',
  'text me',
] as const satisfies readonly Intent[]

const dangerNames = dangers.map(({ id }) => id) as [Danger, ...Danger[]]

export const Told = z.strictObject({ field: ToldField, value: z.string(), quote: z.string() })
export const ToldPlace = z.strictObject({
  end: z.enum(['pickup', 'dropoff']),
  quote: z.string(),
  parts: z.array(z.strictObject({ part: PlacePart, value: z.string() })),
})
export const ToldDanger = z.strictObject({
  danger: z.enum(dangerNames),
  sure: z.boolean(),
  quote: z.string(),
})
export const ToldWish = z.strictObject({ wish: z.enum(readWishes), quote: z.string() })
export const ToldAnswer = z.strictObject({
  about: z.enum(['safe', 'unhurt', 'shutIn', 'mayText']),
  yes: z.boolean(),
  quote: z.string(),
})

/** Everything a language model may find in what a caller said, each with the words it stands on. */
export const RawReading = z.strictObject({
  told: z.array(Told),
  places: z.array(ToldPlace),
  dangers: z.array(ToldDanger),
  wishes: z.array(ToldWish),
  answers: z.array(ToldAnswer),
  corrects: z.boolean(),
})
export type RawReading = z.infer<typeof RawReading>

const { $schema: _, ...schema } = z.toJSONSchema(RawReading)
/** The same for a vendor's interface: every property there, and no other. */
export const readingSchema: Record<string, unknown> = schema

/** The fields in words: what each is called, and what it may be. */
export const fieldsInWords: string = [
  ...toldFields.map((name) => {
    const among = choices[name]
    return `${name}: ${jobField(name)?.label ?? name}${among ? `, one of: ${among.join(' | ')}` : ''}`
  }),
  ...Object.entries(toldBesides).map(([name, words]) => `${name}: ${words}`),
].join('\n')
