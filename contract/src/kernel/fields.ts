import { z } from 'zod'
import { phoneDigits } from './formats.ts'

/** Epoch milliseconds; 0 means unset. */
export const Instant = z.int().min(0).max(253_402_300_799_000)
/** An id of a record (UUIDv7), in small letters as we write it: ids are compared as texts. */
export const Id = z.uuid().toLowerCase()
/** An id that is itself a key: 128 random bits, base64url. */
export const SecretId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
/** Text of at most `max` characters, empty allowed; NUL and half characters are refused (PostgreSQL can not store them). */
export const text = (max: number) =>
  z
    .string()
    .max(max, `Use at most ${max} characters`)
    .refine(isStorable, 'Contains a character that can’t be stored')

/** A place on the map, in degrees. */
export const LatLng = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})
export type LatLng = z.infer<typeof LatLng>

/** What the schema takes, or empty for not known. */
export const orEmpty = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal('')])

const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** The e-mail rule and its sentences, the same in every form. */
export const Email = z
  .string({ error: 'Email address is required.' })
  .trim()
  .min(1, 'Email address is required.')
  // Nothing longer is held against the pattern, which would take minutes for a million characters.
  .max(254, { abort: true, error: 'Please enter a valid email address' })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address')
  .refine(isStorable, 'Please enter a valid email address')

/** Ten digits; anything that is not a digit is dropped, a leading country code 1 too. */
export const PhoneDigits = z
  .string({ error: 'Phone number is required' })
  .transform(phoneDigits)
  .refine((digits) => digits.length === 10, 'Enter the ten digits of a US phone number')

/** How many of a list to give (at most 200), and the id after which to go on. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  before: Id.optional(),
})
