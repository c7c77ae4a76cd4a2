import { z } from 'zod'
import { BASE, Id, LatLng, operation, withoutNulls } from '../kernel/index.ts'
import { Employee, EmployeeFilter, Position, SaveEmployee } from './employees.schema.ts'

const read = { kind: 'staff', permission: 'employees.read' } as const

export const listEmployees = operation({
  name: 'listEmployees',
  method: 'GET',
  path: `${BASE}/employee/all`,
  summary: 'Everybody who works for the company, by name',
  access: read,
  reply: z.array(Employee),
  fails: [],
})

export const listEmployeesBy = operation({
  name: 'listEmployeesBy',
  method: 'GET',
  path: `${BASE}/employee/all/:filter`,
  summary: 'Employees with a role, or those who were removed',
  access: read,
  params: z.object({ filter: EmployeeFilter }),
  reply: z.array(Employee),
  fails: [],
})

export const readEmployee = operation({
  name: 'readEmployee',
  method: 'GET',
  path: `${BASE}/employee/:id`,
  summary: 'One employee; drivers may read themselves only',
  access: { kind: 'staff', permission: 'profile.read' },
  params: z.object({ id: Id }),
  reply: Employee,
  fails: ['not_found'],
})

export const saveEmployee = operation({
  name: 'saveEmployee',
  method: 'POST',
  path: `${BASE}/employee`,
  summary:
    'Makes, changes, removes or restores an employee; without that right, one may change oneself',
  access: { kind: 'staff', permission: 'profile.write' },
  body: SaveEmployee,
  normalize: withoutNulls,
  reply: Employee,
  fails: [
    ...(['not_found', 'newer_version', 'email_taken', 'last_manager'] as const),
    ...(['wrong_password', 'sign_in_again', 'limit_reached'] as const),
  ],
})

export const inviteEmployee = operation({
  name: 'inviteEmployee',
  method: 'POST',
  path: `${BASE}/employee/:id/invite`,
  summary: 'Emails the invitation again to an employee who has no password yet',
  access: { kind: 'staff', permission: 'employees.write' },
  params: z.object({ id: Id }),
  reply: z.object({ done: z.literal(true) }),
  fails: ['not_found', 'unconfirmed'],
})

export const sendPosition = operation({
  name: 'sendPosition',
  method: 'POST',
  path: `${BASE}/employee/position`,
  summary: 'A driver’s phone tells where it is; only the last place is kept',
  access: { kind: 'staff', permission: 'position.write' },
  body: z.object({ place: LatLng, accuracy: z.number().min(0).max(100_000).default(0) }),
  reply: Position,
  fails: [],
})

export const listPositions = operation({
  name: 'listPositions',
  method: 'GET',
  path: `${BASE}/employee/positions`,
  summary: 'Where the drivers were last, and the trucks with a tracker that nobody drives',
  access: { kind: 'staff', permission: 'dispatch.read' },
  reply: z.array(Position),
  fails: [],
})
