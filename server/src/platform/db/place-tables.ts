import type { ColumnType, Generated } from 'kysely'
import type { CompanyId, Json, Time, TimeOrNull } from './column-types.ts'

export type ZoneTable = {
  id: string
  company_id: CompanyId
  version: Generated<number>
  name: string
  color: string
  areas: ColumnType<unknown, string, string>
  /** Made by the database from `areas`, and read by it alone. */
  outlines: ColumnType<never, never, never>
  square_miles: number
  driver_ids: string[]
  hours: ColumnType<unknown, string | null, string | null>
  created_at: Time
}

/** Places with their time, epoch ms, oldest first. */
export type Trail = [lat: number, lng: number, at: number][]

export type TrackerTable = {
  id: string
  company_id: CompanyId
  truck_id: string
  created_at: Time
  lat: number | null
  lng: number | null
  accuracy: Generated<number>
  at: TimeOrNull
  trail: Json<Trail>
}

export type DriverPositionTable = {
  employee_id: string
  company_id: CompanyId
  lat: number
  lng: number
  accuracy: Generated<number>
  at: Time
  trail: Json<Trail>
}
