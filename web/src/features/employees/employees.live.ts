import {
  employeeChanged,
  listEmployees,
  listEmployeesBy,
  listPositions,
  listRecordHistory,
  readEmployee,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** What shows employees, and is read again when one was made, saved, removed or restored. */
export const showingEmployees = [
  listEmployees,
  listEmployeesBy,
  readEmployee,
  listPositions,
  listRecordHistory,
] as const

export const employeesLive: readonly LiveRule[] = [
  { topic: employeeChanged, refetches: showingEmployees },
]
