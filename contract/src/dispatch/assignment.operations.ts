import { z } from 'zod'
import { BASE, Id, Instant, operation } from '../kernel/index.ts'
import { AskCandidates, Candidate, Reserve } from './assignment.schema.ts'

const read = { kind: 'staff', permission: 'dispatch.read' } as const
const write = { kind: 'staff', permission: 'dispatch.write' } as const

export const rankDrivers = operation({
  name: 'rankDrivers',
  method: 'POST',
  path: `${BASE}/dispatch/candidates`,
  summary:
    'Who should go: drivers by way to the pickup, fitness of the truck and load, with reasons',
  access: read,
  body: AskCandidates,
  reply: z.array(Candidate),
  fails: [],
})

export const reserveDriver = operation({
  name: 'reserveDriver',
  method: 'POST',
  path: `${BASE}/dispatch/reservation`,
  summary: 'Keeps a driver for the one who asks, for 90 seconds; says who has the driver otherwise',
  access: write,
  body: Reserve,
  reply: z.object({ driverId: Id, until: Instant }),
  fails: ['not_found', 'driver_taken'],
})

export const releaseDriver = operation({
  name: 'releaseDriver',
  method: 'POST',
  path: `${BASE}/dispatch/reservation/release`,
  summary: 'Releases a driver one has reserved',
  access: write,
  body: z.object({ driverId: Id }),
  reply: z.object({ driverId: Id }),
  fails: [],
})
