import { z } from 'zod'
import { NewPassword, PASSWORD_MOST } from '../auth/index.ts'
import {
  DriverLanguage,
  Email,
  Id,
  Instant,
  LatLng,
  orEmpty,
  PhoneDigits,
  Role,
  text,
} from '../kernel/index.ts'

/** Which employees a list shows; `deleted` are those who were removed. */
export const EmployeeFilter = z.enum(['manager', 'dispatcher', 'driver', 'deleted'])
export type EmployeeFilter = z.infer<typeof EmployeeFilter>

/** The fields only drivers have in the form. */
const driverFields = {
  language: DriverLanguage,
  tdlrNumber: text(10),
  licenseNumber: text(10),
  licenseClass: text(10),
  /** Epoch ms, 0 if none. */
  licenseExpirationDate: Instant,
  emergencyContactName: text(200),
  emergencyContactPhone: text(10),
}

/** Somebody who works for the company. */
export const Employee = z.object({
  id: Id,
  version: z.int().min(1),
  email: z.string(),
  /** The address that takes its place once the link mailed there is opened. */
  newEmail: z.string().exactOptional(),
  /** There where the password alone doesn't let them in. */
  hasTwoStep: z.literal(true).exactOptional(),
  firstName: z.string(),
  lastName: z.string(),
  /** Ten digits or empty. */
  phoneNumber: z.string(),
  roles: z.array(Role),
  notes: z.string(),
  /** When he was last seen signed in; 0 for never. */
  lastLogin: Instant,
  deleted: z.boolean(),
  ...driverFields,
})
export type Employee = z.infer<typeof Employee>

const name = (sentence: string) =>
  z.string({ error: sentence }).trim().min(1, sentence).pipe(text(100))

/** What may be sent to make (no id), change, remove (`deleted: true`) or restore an employee. */
export const SaveEmployee = z.object({
  id: z.union([Id, z.literal('')]).nullish(),
  /** The version the changes were made on; without it they are taken at their word. */
  version: z.int().min(1).optional(),
  email: Email,
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  phoneNumber: PhoneDigits,
  /** Empty leaves the password as it is; a new employee without one can not sign in yet. */
  password: orEmpty(NewPassword).nullish(),
  /** Asked for where a session changes one's own password or email address. */
  currentPassword: z.string().max(PASSWORD_MOST).nullish(),
  roles: z.array(Role).min(1, 'Choose at least one role').max(3),
  notes: text(5000).optional(),
  deleted: z.boolean().optional(),
  ...z.object(driverFields).partial().shape,
})
export type SaveEmployee = z.infer<typeof SaveEmployee>

/**
 * Where a driver was last, or a truck nobody drives. `accuracy` in meters, 0 when not told.
 */
export const Position = z.object({
  /** Empty for a truck nobody drives. */
  employeeId: orEmpty(Id),
  /** The driver's, or the truck's. */
  name: z.string(),
  /** The truck they are on duty with, or the truck itself; empty where none is known. */
  truckId: orEmpty(Id),
  truckName: z.string(),
  place: LatLng,
  accuracy: z.number(),
  at: Instant,
  /** Where it came from, a place a minute for half an hour, oldest first; only in the list. */
  trail: z.array(LatLng).optional(),
})
export type Position = z.infer<typeof Position>
