import { z } from 'zod'
import { Clock, WEEKDAYS } from '../company/index.ts'
import { Id, text } from '../kernel/index.ts'
import { MOST_AREAS, Outline } from './zone-shape.ts'

export const MOST_ZONES = 100

export const ZoneColor = z.enum([
  'blue',
  'green',
  'orange',
  'purple',
  'teal',
  'red',
  'yellow',
  'pink',
])
export type ZoneColor = z.infer<typeof ZoneColor>

/** When a zone is served, by the company's clock; an end before the beginning is on the next day. */
export const ZoneHours = z
  .object({
    days: z.array(z.enum(WEEKDAYS)).min(1, 'Choose at least one day'),
    from: Clock,
    to: Clock,
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: 'Choose a different end time. All day is 00:00 to 24:00',
  })
export type ZoneHours = z.infer<typeof ZoneHours>

const name = z
  .string({ error: 'Give the zone a name' })
  .trim()
  .min(1, 'Give the zone a name')
  .pipe(text(60))
const areas = z
  .array(Outline)
  .min(1, 'Draw the zone, or enter its corners')
  .max(MOST_AREAS, `A zone has at most ${MOST_AREAS} areas`)

/** A part of the map with a name; where zones overlap, the smaller one counts. */
export const Zone = z.object({
  id: Id,
  version: z.int().min(1),
  name,
  color: ZoneColor,
  areas: z.array(z.array(z.object({ lat: z.number(), lng: z.number() }))),
  squareMiles: z.number(),
  /** Drivers who are preferred for jobs in it, and their names. */
  driverIds: z.array(Id),
  driverNames: z.array(z.string()),
  /** Null for always. */
  hours: ZoneHours.nullable(),
})
export type Zone = z.infer<typeof Zone>

export const SaveZone = z.object({
  /** Empty for a new one. */
  id: z.union([Id, z.literal('')]).default(''),
  version: z.int().min(1).optional(),
  name,
  color: ZoneColor,
  areas,
  driverIds: z.array(Id).max(200).default([]),
  hours: ZoneHours.nullable().default(null),
})
export type SaveZone = z.output<typeof SaveZone>
